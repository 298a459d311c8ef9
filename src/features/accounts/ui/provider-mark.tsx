/** The providers' logos. */
export function ProviderMark({ provider }: { provider: 'google' | 'discord' }) {
  return provider === 'google' ? <GoogleMark /> : <DiscordMark />;
}

function GoogleMark() {
  const arc = { fill: 'none', strokeWidth: 4.2 } as const;
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path d="M18.5 5.9A8.9 8.9 0 0 0 4.3 7.6" stroke="#ea4335" {...arc} />
      <path d="M4.3 7.6a8.9 8.9 0 0 0 0 8.8" stroke="#fbbc05" {...arc} />
      <path d="M4.3 16.4a8.9 8.9 0 0 0 13.5 2.3" stroke="#34a853" {...arc} />
      <path d="M17.8 18.7A8.9 8.9 0 0 0 20.9 12H12" stroke="#4285f4" {...arc} />
    </svg>
  );
}

function DiscordMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        fill="#7a86f5"
        d="M8.4 4.6 7.8 5.8a16 16 0 0 1 8.4 0l-.6-1.2c1.5.2 2.9.7 4.1 1.3 2 3.1 2.8 6.6 2.5 10.9a13 13 0 0 1-4.7 2.6l-1.1-1.8 1.3-.700a14 14 0 0 1-11.4 0l1.3.700-1.1 1.8a13 13 0 0 1-4.7-2.6c-.3-4.3.5-7.8 2.5-10.9 1.2-.6 2.6-1.1 4.1-1.3Z"
      />
      <ellipse cx="8.7" cy="12.4" rx="1.7" ry="1.9" fill="var(--raised)" />
      <ellipse cx="15.3" cy="12.4" rx="1.7" ry="1.9" fill="var(--raised)" />
    </svg>
  );
}
