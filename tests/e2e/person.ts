/** Someone with an account, and calls in their name. */
export interface Person {
  email: string;
  fullName: string;
  token: string;
  call<T>(path: string, init?: RequestInit): Promise<T>;
}

let made = 0;

/** Signs someone in by the local identity and the real login call: new, or by a known e-mail. */
export async function createPerson(url: string, email?: string): Promise<Person> {
  made += 1;
  const fullName = `Journey Person ${made}`;
  const address = email ?? `journey-${process.pid}-${made}@example.test`;
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { credential } = await post<{ credential: string }>('/dev/identity/google/credential', {
    email: address,
    full_name: fullName,
  });
  const { access_token: token } = await post<{ access_token: string }>('/api/v1/login/google', {
    token: credential,
  });
  return {
    email: address,
    fullName,
    token,
    async call<T>(path: string, init: RequestInit = {}) {
      const answer = await fetch(`${url}/api/v1${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${token}`,
          ...(init.body ? { 'content-type': 'application/json' } : {}),
          ...(init.headers as Record<string, string> | undefined),
        },
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return (answer.status === 204 ? undefined : await answer.json()) as T;
    },
  };
}
