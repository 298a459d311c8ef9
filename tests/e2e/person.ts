/** A signed-in user and authenticated API calls. */
export interface TestUser {
  email: string;
  fullName: string;
  token: string;
  call<T>(path: string, init?: RequestInit): Promise<T>;
}

let userCount = 0;

/** Signs in with the local identity provider and the login route. Creates a user unless `email` names an existing one. */
export async function createTestUser(url: string, email?: string): Promise<TestUser> {
  userCount += 1;
  const fullName = `Journey Person ${userCount}`;
  const address = email ?? `journey-${process.pid}-${userCount}@example.test`;
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
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
      const response = await fetch(`${url}/api/v1${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${token}`,
          ...(init.body ? { 'content-type': 'application/json' } : {}),
          ...(init.headers as Record<string, string> | undefined),
        },
      });
      if (!response.ok)
        throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
  };
}
