import type { ResourceDocument } from './document/catalogue.ts'
import { motif } from './look/motif.ts'
import { paletteOf } from './look/palette.ts'
import type { Lesson } from './media/lesson.ts'
import { indexedPng, jpeg } from './media/picture.ts'
import { docx } from './office/docx.ts'
import { pptx } from './office/pptx.ts'
import { xlsx } from './office/xlsx.ts'
import { mimes, type ResourceFile } from './output/manifest.ts'
import { pagesOf, settled } from './output/pdf.ts'
import type { Store } from './output/store.ts'
import type { Studio } from './page/browser.ts'
import { card, cardSize } from './page/card.ts'
import { sheet } from './page/sheet.ts'

const pictureLimit = 50 * 1024
const glyphSize = 320
const glyphLimit = 8 * 1024

type Made = { readonly bytes: Uint8Array } & Pick<ResourceFile, 'pages' | 'width' | 'height'>

/** On the ground of the title slide that it stands on: opaque, so that a palette keeps its edges smooth. */
const glyphOf = async ({ subject }: ResourceDocument, studio: Studio): Promise<string> => {
  const png = await studio.picture(
    `<body style="margin:0;background:${paletteOf(subject).soft}">${motif(subject, glyphSize)}`,
    glyphSize,
    glyphSize,
  )
  return `data:image/png;base64,${Buffer.from(indexedPng(png, glyphLimit)).toString('base64')}`
}

const made = async (one: ResourceDocument, studio: Studio): Promise<Made> => {
  const { width, height } = cardSize
  switch (one.format) {
    case 'pptx': {
      const { bytes, slides } = await pptx(one, await glyphOf(one, studio))
      return { bytes, pages: slides }
    }
    case 'docx':
      return { bytes: await docx(one) }
    case 'xlsx':
      return { bytes: await xlsx(one) }
    case 'pdf': {
      const bytes = settled(await studio.pdf(sheet(one)))
      return { bytes, pages: pagesOf(bytes) }
    }
    case 'png':
      return {
        bytes: indexedPng(await studio.picture(card(one), width, height), pictureLimit),
        width,
        height,
      }
    case 'jpg':
      return { bytes: jpeg(await studio.picture(card(one), width, height), pictureLimit), width, height }
    case 'mp4':
      throw new Error(`${one.key}: a film is made as a lesson`)
  }
}

/** The file of a resource; a film is the lesson of the same key. */
export const resourceFile = async (
  one: ResourceDocument,
  lessons: Readonly<Record<string, Lesson>>,
  studio: Studio,
  store: Store,
): Promise<ResourceFile> => {
  const mime = mimes[one.format]
  if (one.format === 'mp4') {
    const lesson = lessons[one.key]
    if (lesson === undefined) throw new Error(`${one.key}: no lesson`)
    const { path, size, sha256, duration, width, height } = lesson.mp4
    return { path, size, sha256, mime, duration, width, height }
  }
  const { bytes, ...measures } = await made(one, studio)
  return { ...store.write(`resources/${one.key}.${one.format}`, bytes), mime, ...measures }
}
