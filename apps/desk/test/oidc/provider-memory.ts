type Payload = Readonly<Record<string, unknown>>;

/** Where a provider of a test keeps its codes, tokens and sessions: a class for each provider, as the package wants it. */
export function createMemory() {
  const kept = new Map<string, Payload>();

  return class Memory {
    readonly #kind: string;

    constructor(kind: string) {
      this.#kind = kind;
    }

    async upsert(id: string, payload: Payload): Promise<void> {
      kept.set(`${this.#kind} ${id}`, payload);
    }

    async find(id: string): Promise<Payload | undefined> {
      return kept.get(`${this.#kind} ${id}`);
    }

    async findByUid(uid: string): Promise<Payload | undefined> {
      return kept.values().find((payload) => payload['uid'] === uid);
    }

    async consume(id: string): Promise<void> {
      const found = await this.find(id);
      if (found !== undefined) await this.upsert(id, { ...found, consumed: Date.now() / 1_000 });
    }

    async destroy(id: string): Promise<void> {
      kept.delete(`${this.#kind} ${id}`);
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [id, payload] of kept) if (payload['grantId'] === grantId) kept.delete(id);
    }
  };
}
