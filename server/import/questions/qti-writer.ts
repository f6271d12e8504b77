import { strToU8, type Zippable, zipSync } from 'fflate'
import { xmlText } from '../../html/escape-markup.ts'
import type { DraftQuestion } from './draft.ts'
import { type ExportedFile, exportEach } from './exported-file.ts'
import { type QtiDialect, type QtiVersion, qtiDialect } from './qti-dialect.ts'
import { itemOf } from './qti-item-writer.ts'
import { lomOf } from './qti-metadata.ts'

/** The same questions are the same file, whenever they are written. */
const WHEN = new Date(Date.UTC(2020, 0, 1))

interface Resource {
  /** Of its metadata. */
  readonly question: DraftQuestion
  readonly id: string
  readonly path: string
  readonly files: readonly string[]
}

const resource = ({ id, path, files, question }: Resource, { itemType }: QtiDialect): string =>
  `<resource identifier="${id}" type="${itemType}" href="${xmlText(path)}">${lomOf(question)}${[
    path,
    ...files,
  ]
    .map((file) => `<file href="${xmlText(file)}"/>`)
    .join('')}</resource>`

const manifest = (resources: readonly Resource[], dialect: QtiDialect): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest xmlns="${dialect.manifestNamespace}" identifier="zhiyuan-questions">`,
    `<metadata><schema>${dialect.schema}</schema><schemaversion>${dialect.schemaVersion}</schemaversion></metadata>`,
    `<organizations/><resources>${resources.map((it) => resource(it, dialect)).join('\n')}</resources>`,
    '</manifest>',
  ].join('\n')

/** Questions as a content package of QTI 2.1 or 3.0: a file for each, their pictures, and the list of them. */
export const writeQti = (questions: readonly DraftQuestion[], version: QtiVersion): ExportedFile => {
  const dialect = qtiDialect(version)
  const archive: Zippable = {}
  const { written, items } = exportEach(questions, (question, lost, index): Resource => {
    const id = `item-${String(index + 1).padStart(4, '0')}`
    const { xml, pictures } = itemOf(question, { id, dialect, lost })
    const path = `items/${id}.xml`
    archive[path] = strToU8(xml)
    for (const [name, bytes] of pictures) archive[`items/${name}`] = [bytes, { level: 0 }]
    return { id, question, path, files: [...pictures.keys()].map((name) => `items/${name}`) }
  })
  archive['imsmanifest.xml'] = strToU8(manifest(written, dialect))
  return { bytes: zipSync(archive, { mtime: WHEN }), items }
}
