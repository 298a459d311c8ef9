/* Preloaded into the product by tests that need a different time. */
const offset = Number(process.env.CLOCK_OFFSET_MS);

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given, newTarget) =>
    Reflect.construct(RealDate, given.length === 0 ? [RealDate.now() + offset] : given, newTarget),
  get: (RealDate, name) =>
    name === 'now' ? () => RealDate.now() + offset : Reflect.get(RealDate, name),
});
