export * from './advice.ts';
export * from './country.ts';
export * from './describe-pay.ts';
export * from './level.ts';
export * from './pay.ts';
export * from './scale.ts';
export * from './standing.ts';
export * from './trend.ts';
