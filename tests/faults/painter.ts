import type { ApiUser } from '../load/product-client.ts';

/** A user who requests pictures and repeats requests that a kill interrupted. */
export interface Painter {
  user: ApiUser;
  acknowledged: { id: string; count: number }[];
  repeated: number;
  failures: string[];
}
