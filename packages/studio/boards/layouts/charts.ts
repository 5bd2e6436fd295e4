export { barChart } from './bar-chart.ts';
export { lineChart } from './line-chart.ts';
