import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { CORPUS_VARIABLE, corpusFolder, inCorpus } from '#tests/support/corpus.ts'
import { statusOf } from './support/faults.ts'
import { type ShownFile, ShownFiles } from './support/shown-file.ts'
import { expect, test } from './support/test.ts'

const CANNOT = '无法预览'
const DAMAGED = '文件已损坏，无法打开'
const DISGUISED = '文件的内容和后缀不一致'
const ENCRYPTED = '文件设了打开密码'
const UNPLAYABLE = '浏览器不支持这个文件的音视频编码'
const LOCKED = '文件需要密码'

/** What is seen of a file: `shown`, or the reason. */
type Seen = string

interface Case {
  readonly file: string
  readonly type: string
  /** One of them; more where a browser may do either. */
  readonly seen: readonly Seen[]
}

const cases = (folder: string, type: string, files: Readonly<Record<string, readonly Seen[]>>): Case[] =>
  Object.entries(files).map(([file, seen]) => ({ file: `${folder}/${file}`, type, seen }))

const SHOWN = ['shown']
const EITHER = ['shown', DAMAGED]

const PDFS = cases('documents/pdf', 'pdf', {
  '040669.pdf': EITHER,
  'OKR.pdf': SHOWN,
  'SimFang-variant.pdf': SHOWN,
  'T01_001_header-invalid-major-version.pdf': EITHER,
  'corruptionOneByteMissing.pdf': EITHER,
  'empty_protected.pdf': SHOWN,
  'encryption_openpassword.pdf': [LOCKED],
  'file_pdfjs_form.pdf': SHOWN,
  'freeculture.pdf': SHOWN,
  'helloworld-bad.pdf': EITHER,
  'issue2128r.pdf': SHOWN,
  'javascript.pdf': SHOWN,
  'noembed-identity.pdf': SHOWN,
  'poppler-395-0-fuzzed.pdf': EITHER,
  'pr6531_1.pdf': [LOCKED],
  'rotation.pdf': SHOWN,
  'simple-PDFA-1a.pdf': SHOWN,
  'tracemonkey.pdf': SHOWN,
  'vertical.pdf': SHOWN,
})

const DOCUMENTS = [
  ...cases('documents/docx', 'docx', {
    '161.docx': SHOWN,
    '810.docx': SHOWN,
    'HeaderFooterUnicode.docx': SHOWN,
    'HelloWordOnline.docx': SHOWN,
    'OKR.docx': SHOWN,
    'VariousPictures.docx': SHOWN,
    'WordWithAttachments.docx': SHOWN,
    'bug53475-password-is-pass.docx': [ENCRYPTED],
    'certificate.docx': SHOWN,
    'equations.docx': SHOWN,
    'fuzzed-6061520554164224.docx': [DAMAGED],
    'lorem-ipsum.docx': SHOWN,
    'par-rendered-page-breaks.docx': SHOWN,
    'really-xlsx.docx': [DISGUISED],
    'render_include_merge_template.docx': SHOWN,
    'stress009.docx': SHOWN,
    'truncated62886.docx': [DAMAGED],
    'zero-length.docx': SHOWN,
  }),
  ...cases('hostile', 'docx', { 'bomb-10MB-inside.docx': EITHER }),
]

const WORKBOOKS = cases('documents/xlsx', 'xlsx', {
  '49273.xlsx': SHOWN,
  '51444.xlsx': SHOWN,
  '57893-many-merges.xlsx': SHOWN,
  '58325_db.xlsx': SHOWN,
  'AutoFilter.xlsx': SHOWN,
  'ExcelPivotTableSample.xlsx': SHOWN,
  'easyexcel-compatibility-t02.xlsx': SHOWN,
  'easyexcel-demo-demo.xlsx': SHOWN,
  'easyexcel-demo-extra.xlsx': SHOWN,
  'easyexcel-multiplesheets-multiplesheets.xlsx': SHOWN,
  'formula_stress_test.xlsx': SHOWN,
  'fuzzed-5636439151607808.xlsx': [DAMAGED],
  'langchain-ChatGLM_open.xlsx': SHOWN,
  'large_strings.xlsx': SHOWN,
  'protect.xlsx': [ENCRYPTED],
})

const PICTURES = [
  ...cases('media/image', 'image', {
    'FujiFilm_SP-2500.jpg': SHOWN,
    'Issue_614.jpg': EITHER,
    'Samsung_GT-I9000_(Galaxy_S).jpg': SHOWN,
    'anim.webp': SHOWN,
    'ball.png': SHOWN,
    'basn6a16.png': SHOWN,
    'cat.jpg': SHOWN,
    'invalid-iCCP-missing-adler32-checksum.png': SHOWN,
    'issue#403.png': SHOWN,
    'issue_1455_oversized.gif': SHOWN,
    'its-0646caeb.gif': EITHER,
    'its-138d3b9e.jpg': EITHER,
    'its-1cbb1bb3.jpg': EITHER,
    'its-21a84b84.jpg': EITHER,
    'its-2b5bc31d.gif': EITHER,
    'mixed-disposal.gif': SHOWN,
    'pbar-ani-invalid-XMP.gif': SHOWN,
    'photoshop-8x12-rgba32-interlaced.png': SHOWN,
    'pngsuite-xc1n0g08.png': [DAMAGED],
    'pngsuite-xcrn0g04.png': [DAMAGED],
    'pngsuite-xd0n2c08.png': [DAMAGED],
    'pngsuite-xd9n2c08.png': [DAMAGED],
  }),
  ...cases('hostile', 'image', {
    'html-as.jpg': [DISGUISED],
    'picture-bomb-12000x12000.png': ['图片的尺寸太大'],
    'polyglot-js.gif': ['shown', DAMAGED, '图片的尺寸太大'],
  }),
]

const FILMS = [
  ...cases('media/video', 'video', {
    '90-minutes-black.mp4': SHOWN,
    'chunk_out_of_range.mp4': ['shown', UNPLAYABLE, DAMAGED],
    'faststart-12s.mp4': SHOWN,
    'invalid_userdata.mp4': ['shown', UNPLAYABLE, DAMAGED],
    'minimal.mp4': SHOWN,
    'moov-at-end-10s.mp4': SHOWN,
    'mp4Audio.mp4': ['shown', UNPLAYABLE],
    'no-audio-1s.mp4': SHOWN,
    'really-matroska.mp4': ['shown', UNPLAYABLE],
    'rotated-90.mp4': SHOWN,
    'slides-47s-faststart.mp4': SHOWN,
    'tiny_av1.mp4': ['shown', UNPLAYABLE],
    'truncated-moov-front.mp4': SHOWN,
    'white.mp4': SHOWN,
    'zero-bytes.mp4': ['文件是空的'],
  }),
  ...cases('media/video', '', { 'apple-prores-422-proxy.mov': ['这种格式不能在浏览器里预览'] }),
  ...cases('hostile', 'video', { 'text-as.mp4': [UNPLAYABLE] }),
]

/** What each kind of viewer shows once it shows something. */
const inViewer = (page: Page, type: string) =>
  ({
    pdf: page.locator('.pdf-page canvas').first(),
    docx: page.getByRole('region', { name: '文档内容' }).locator('section.docx').first(),
    xlsx: page.getByRole('grid').or(page.getByText('这张工作表是空的')),
    image: page.getByRole('region', { name: '图片' }).getByRole('img'),
    video: page.locator('video'),
  })[type] ?? page.locator('nothing')

const settled = async (files: ShownFiles, page: Page, type: string): Promise<Seen> => {
  const viewer = inViewer(page, type)
  // Both stand there for a moment where a reason takes the place of what could not be shown.
  await expect(viewer.or(files.why).first()).toBeVisible()
  if (type === 'video' || type === 'image') {
    // The browser says of its own elements late that it cannot show them.
    const decided = async () => {
      if (await files.why.isVisible()) return true
      // Of what is there now: a viewer that makes way for a reason meanwhile is not waited for.
      return viewer.evaluateAll(([element]) =>
        element instanceof HTMLVideoElement
          ? element.readyState > 0
          : element instanceof HTMLImageElement && element.complete,
      )
    }
    try {
      await expect.poll(decided).toBe(true)
    } catch {
      return 'nothing happens'
    }
  }
  return (await files.why.isVisible()) ? files.why.innerText() : 'shown'
}

const fits = (seen: Seen, expected: readonly Seen[]): boolean =>
  expected.some((one) => (one === 'shown' ? seen === one : seen.includes(one)))

test.describe('real and hostile files', () => {
  test.skip(corpusFolder() === null, `${CORPUS_VARIABLE} names no folder`)
  test.use({ persona: 'teacher' })
  for (const [name, list] of Object.entries({ PDFS, DOCUMENTS, WORKBOOKS, PICTURES, FILMS })) {
    test(`${name.toLowerCase()} are shown, or say why not`, async ({ page, faults }) => {
      test.setTimeout(list.length * 30_000)
      // An empty file has no first byte.
      faults.forgive(statusOf(416))
      const files = new ShownFiles(page)
      const wrong: string[] = []
      const dialogs: string[] = []
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message())
        void dialog.dismiss()
      })
      for (const { file, type, seen } of list) {
        const shown: ShownFile = {
          name: basename(file),
          type,
          bytes: readFileSync(inCorpus(file)),
        }
        await files.show(shown)
        const found = await settled(files, page, type)
        if (!fits(found, seen)) wrong.push(`${file}: ${found.replaceAll('\n', ' ')}`)
        if (found.includes(CANNOT))
          await expect(files.preview.getByRole('link', { name: /下载/ })).toBeVisible()
      }
      expect({ wrong, dialogs }).toEqual({ wrong: [], dialogs: [] })
    })
  }
})
