import { escapeHtml } from '#shared/escape-html.ts';
import type { Block, Brand, EmailContent } from './email-content.ts';

/** Preserves line breaks. */
const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

// Mail clients that drop the style sheet keep the light theme of the inline styles.
const SANS = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif";
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5';

const STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: #a13c17; }
  @media (prefers-color-scheme: dark) {
    .ground { background: #120b10 !important; color: #f3ede2 !important; }
    .sheet { background: #1c1219 !important; border-color: #3a2f36 !important; }
    .muted { color: #b9aea6 !important; }
    .line { border-color: #3a2f36 !important; }
    .button { background: #ef8a5a !important; color: #1c1019 !important; }
    .brand, a { color: #ef8a5a !important; }
    a.button { color: #1c1019 !important; }
  }
`;

/** Renders the HTML part: one column, no images, no remote content. */
export function renderHtml(email: EmailContent, brand: Brand, unsubscribeUrl?: string): string {
  const { appName, publicUrl, operatorName, operatorAddress } = brand;
  const unsubscribe = unsubscribeUrl
    ? `<br><a href="${escapeHtml(unsubscribeUrl)}">Stop ${escapeHtml(email.optional ?? '')}</a>.`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(email.subject)}</title>
<style>${STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:#faf6ef;color:#2a1a24;${SANS}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(email.preview)}</div>
<div style="max-width:560px;margin:0 auto">
<p class="brand" style="margin:0 0 16px 4px;font-size:18px;color:#a13c17;${SERIF}">${escapeHtml(appName)}</p>
<div class="sheet" style="padding:28px 24px 12px;background:#ffffff;border:1px solid #e8dfd4;border-radius:18px">
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.2;font-weight:500;${SERIF}">${escapeHtml(email.heading)}</h1>
${email.blocks.map(renderBlock).join('\n')}
</div>
<p class="muted" style="margin:20px 4px 0;font-size:14px;line-height:1.5;color:#6b5a60">${escapeHtml(email.reason)}${unsubscribe}<br>
<a href="${escapeHtml(publicUrl)}">${escapeHtml(appName)}</a> · ${escapeHtml([operatorName, operatorAddress].filter(Boolean).join(', '))}</p>
</div>
</body>
</html>
`;
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${PARAGRAPH}">${lines(block.text)}</p>`;
    case 'button':
      return `<p style="margin:8px 0 24px"><a class="button" href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#a13c17;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'facts':
      return `<dl class="line" style="margin:0 0 20px;padding:16px 0 4px;border-top:1px solid #e8dfd4;border-bottom:1px solid #e8dfd4">${block.facts
        .map(
          ([name, value]) =>
            `<dt class="muted" style="font-size:14px;color:#6b5a60">${escapeHtml(name)}</dt><dd style="margin:0 0 12px;font-size:16px;overflow-wrap:anywhere">${lines(value)}</dd>`,
        )
        .join('')}</dl>`;
    case 'quote':
      return `<p class="muted" style="margin:0 0 6px;font-size:14px;color:#6b5a60">${escapeHtml(block.of)}</p><blockquote class="line" style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid #e8dfd4;font-size:16px;line-height:1.5;overflow-wrap:anywhere">${lines(block.text)}</blockquote>`;
  }
}
