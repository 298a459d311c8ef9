import type { Person } from '../load/product-client.ts';

/** One person who asks for pictures, is cut off, and asks again. */
export interface Painter {
  person: Person;
  acknowledged: { id: string; count: number }[];
  repeated: number;
  failures: string[];
}
