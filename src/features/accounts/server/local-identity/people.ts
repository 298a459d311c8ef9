/** Development accounts, which `/dev/sign-in` lists. */
export const SEED_PEOPLE = [
  {
    email: 'free@example.test',
    full_name: 'Robin Vale',
    plan: 'free',
    is_superuser: false,
    about: 'Free plan, with its daily allowance',
  },
  {
    email: 'premium@example.test',
    full_name: 'Mara Lindqvist',
    plan: 'premium',
    is_superuser: false,
    about: 'Premium plan, unlimited messages',
  },
  {
    email: 'admin@example.test',
    full_name: 'Ines Okafor',
    plan: 'free',
    is_superuser: true,
    about: 'Superuser of this installation',
  },
] as const;
