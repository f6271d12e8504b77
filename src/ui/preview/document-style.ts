/**
 * What a document's own styles leave open. Pictures that lie before or behind the words have a place of no width, and are
 * not to cover the words.
 */
export const DOCUMENT_STYLE = `
  section.docx { isolation: isolate; }
  img, svg { max-width: 100%; }
  div[style*="width: 0px"] { z-index: -1; }
  div[style*="width: 0px"] > :is(img, svg) { max-width: none; }
  .text-box { max-width: 100%; overflow-wrap: anywhere; text-align: start; }
`
