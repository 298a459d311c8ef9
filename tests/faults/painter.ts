import type { ApiUser } from '../load/product-client.ts';

/** One person who asks for pictures, is cut off, and asks again. */
export interface Painter {
  user: ApiUser;
  acknowledged: { id: string; count: number }[];
  repeated: number;
  failures: string[];
}
