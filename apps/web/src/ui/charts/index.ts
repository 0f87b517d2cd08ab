export { HistogramChart } from './histogram-chart.tsx';
export { LineChart } from './line-chart.tsx';
export { ScatterChart, type ScatterPoint } from './scatter-chart.tsx';
export { SpreadChart } from './spread-chart.tsx';
export { SpreadStrip } from './spread-strip.tsx';
