import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });

it.each<[string, unknown]>([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a host with two addresses', new AggregateError([coded('ECONNREFUSED')])],
  ['a name that is not found', coded('ENOTFOUND')],
  ['a server that is shutting down', coded('57P01')],
  ['a server that is starting up', new Error('Failed query', { cause: coded('57P03') })],
  ['no connection left', coded('53300')],
  ['a statement over its time', new Error('Failed query', { cause: coded('57014') })],
  ['a transaction that idled', coded('25P03')],
  ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  [
    'a lost connection within a query',
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  ],
])('%s is temporary', (_name, error) => expect(isUnavailable(error)).toBe(true));

it.each<[string, unknown]>([
  ['a mistake', new TypeError('x is undefined')],
  ['a duplicate', new Error('Failed query', { cause: coded('23505') })],
  ['a missing column', coded('42703')],
  ['a missing file', coded('ENOENT')],
  ['no error at all', 'Connection terminated'],
])('%s is not', (_name, error) => expect(isUnavailable(error)).toBe(false));
