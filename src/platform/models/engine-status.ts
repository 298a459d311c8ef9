/** The status of an engine for `/ready`, the console, and the start banner. */
export interface EngineStatusOf<Kind extends string> {
  name: string;
  kind: Kind;
  /** True if the results do not come from a model. */
  is_demo: boolean;
  ready: boolean;
  /** One plain sentence; never contains a key. */
  detail: string;
}
