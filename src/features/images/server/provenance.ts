import { lookUp } from '#shared/look-up.ts';

/** IPTC digital source types: made by a trained model, or by an algorithm only. */
const SOURCE_TYPES = {
  model: 'trainedAlgorithmicMedia',
  drawn: 'algorithmicMedia',
} as const;

export interface Provenance {
  /** True if drawn by this program without an image model. */
  isDemo: boolean;
  engine: string;
  appName: string;
  madeAt: Date;
}

/**
 * The XMP packet that marks a picture as machine-made. It contains nothing of the prompt or the
 * maker.
 */
export function provenanceXmp({ isDemo, engine, appName, madeAt }: Provenance): string {
  const type = SOURCE_TYPES[isDemo ? 'drawn' : 'model'];
  const made = isDemo ? 'Drawn by a program' : 'Made by an AI image model';
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ` Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${type}"`,
    ` Iptc4xmpExt:AISystemUsed="${escapeXml(engine)}"`,
    ` xmp:CreatorTool="${escapeXml(appName)}"`,
    ` xmp:CreateDate="${madeAt.toISOString()}">`,
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${made}; nobody in it is a real person.</rdf:li></rdf:Alt></dc:description>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => lookUp(ENTITIES, mark)!);
