export { SpreadChart } from './spread-chart.tsx';
export { SpreadStrip } from './spread-strip.tsx';
