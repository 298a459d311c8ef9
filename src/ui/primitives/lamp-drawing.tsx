/** The house drawing: a lamp on a sill. Lit for a welcome, unlit when something failed. */
export function LampDrawing({ lit }: { lit: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 128"
      width={160}
      height={128}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-muted"
    >
      {lit && <ellipse cx="80" cy="66" rx="62" ry="52" fill="var(--glow)" stroke="none" />}
      {lit && <path d="M58 58h44l16 50H42z" fill="var(--ember-wash)" stroke="none" />}
      <path d="M20 108h120" />
      <path d="M66 108c0-6 6-8 14-8s14 2 14 8" />
      <path d="M80 100V60" />
      <path
        d="M62 28h36l12 30H50z"
        fill={lit ? 'var(--ember)' : 'var(--overlay)'}
        stroke={lit ? 'var(--ember-deep)' : 'currentColor'}
      />
      <path d="M96 58v14" />
      <circle cx="96" cy="74" r="1.5" fill="currentColor" />
      <path d="M26 108V92h18v16M29 92l2-9h8l2 9" />
      {lit && <path d="M35 83c-5-7-3-13 0-17 3 4 5 10 0 17z" stroke="var(--ember)" />}
      {lit ? (
        <path d="M126 30l5-5M130 44h7M118 20l2-7" stroke="var(--ember)" />
      ) : (
        <path d="M122 22a11 11 0 1 0 12 14 9 9 0 0 1-12-14z" />
      )}
    </svg>
  );
}
