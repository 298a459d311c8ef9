/** What `/ready`, the console and the start banner show of an engine. */
export interface EngineStatusOf<Kind extends string> {
  name: string;
  kind: Kind;
  /** True when results do not come from a model. */
  is_demo: boolean;
  ready: boolean;
  /** One plain sentence; never holds a key. */
  detail: string;
}
