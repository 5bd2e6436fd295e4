import type { TestProduct, TestUser } from './test-product.ts';

/** Somebody with an account who signs in again when time has passed. */
export async function signUpToStay(product: TestProduct, email: string): Promise<TestUser> {
  let current = await product.signUp(email);
  return {
    ...current,
    async request(method, path, body) {
      const reply = await current.request(method, path, body);
      if (reply.status !== 401) return reply;
      current = await product.signIn(email);
      return await current.request(method, path, body);
    },
  };
}
