/** Styles of the sandbox page on top of the common ones. */
export const STYLE = `
  h1 { font-size: 40px; }
  dl { margin: 24px 0; padding: 4px 16px; border-radius: 18px; background: var(--raised);
    box-shadow: inset 0 0 0 1px var(--line); }
  dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; }
  dl div + div { border-top: 1px solid var(--line); }
  dt { color: var(--muted); flex: none; }
  dd { text-align: right; min-width: 0; }
  form { display: grid; gap: 8px; }
  button { min-height: 44px; padding: 10px 16px; border-radius: 12px; border: 1px solid var(--line);
    background: var(--raised); text-align: left; display: grid; }
  button:hover { background: var(--overlay); }
  button b { font-weight: 600; }
  button span { font-size: 14px; color: var(--muted); }
  .primary, .primary span { background: var(--ember); color: var(--on-ember); }
  .primary:hover { background: var(--ember); filter: brightness(1.06); }
  .danger b { color: var(--danger); }
  ol { list-style: none; padding: 0; display: grid; gap: 10px; }
  li span { display: block; font-size: 14px; color: var(--muted); }
`;
