/** The value below which that part of all values lies. */
export const percentile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  0;

export const milliseconds = (value) => `${value.toFixed(0)} ms`;

const lengths = (moments) => moments.map(({ duration }) => duration);

/** What happened while the machine was ours, and for comparison everything. */
export const bothWays = (moments, quiet, say) =>
  `${say(lengths(moments.filter((each) => quiet.wasQuiet(each))))} (${say(lengths(moments))})`;

export const interactions = (events) =>
  `${milliseconds(percentile(events, 0.98))}, half of them ${milliseconds(percentile(events, 0.5))}`;

export const tasksFound = (tasks) =>
  `${tasks.length}, longest ${milliseconds(Math.max(0, ...tasks))}`;
