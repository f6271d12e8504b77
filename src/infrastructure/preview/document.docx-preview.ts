import { type Options, parseAsync, renderDocument } from 'docx-preview'
import type { FileReaders } from '#application/preview/file-readers.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { partsOf } from '#domain/preview/office-package.ts'
import { hasDeclaredSizes } from './declared-size.ts'
import { numberPages } from './document-page-fields.ts'
import { placeTextBoxes } from './document-text-boxes.ts'
import { sanitizeNodes } from './sanitize-nodes.ts'
import { simplifyDocument } from './simplify-document.ts'

const OPTIONS: Partial<Options> = {
  // Pieces of HTML that a document may carry.
  renderAltChunks: false,
  // Blob addresses would have to be revoked by hand.
  useBase64URL: true,
  ignoreLastRenderedPageBreak: false,
  experimental: true,
}

/** Word documents by docx-preview: what they look like, not what Word would print. */
export const readDocument: FileReaders['document'] = async (content, signal) => {
  try {
    // The reader unpacks whatever comes, however much it is.
    if (!(await hasDeclaredSizes(content, partsOf(content) ?? [], signal))) return failed('damaged')
    const plain = simplifyDocument(content)
    const nodes = await renderDocument(await parseAsync(plain.content, OPTIONS), OPTIONS)
    signal.throwIfAborted()
    placeTextBoxes(nodes)
    numberPages(
      nodes.flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('section.docx')] : [])),
    )
    const { undrawn } = plain
    return success({ kind: 'docx', nodes: sanitizeNodes(nodes), undrawn, close: () => undefined })
  } catch {
    signal.throwIfAborted()
    return failed('damaged')
  }
}
