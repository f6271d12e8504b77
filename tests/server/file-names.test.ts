import { expect, test } from 'vitest'
import { contentDisposition, fileNameOf, safeFileName } from '#server/modules/file/file-name.ts'

test.each([
  ['勾股定理', 'pptx', '勾股定理.pptx'],
  ['勾股定理.PPTX', 'pptx', '勾股定理.PPTX'],
  ['勾股定理', '', '勾股定理'],
  ['1/2 与 3:4 的比较', 'docx', '1_2 与 3_4 的比较.docx'],
])('the title %s of a %s is saved as %s', (title, suffix, name) => {
  expect(fileNameOf(title, suffix)).toBe(name)
})

test.each([
  ['begins with a dash', '-rf 选项.txt', 'rf 选项.txt'],
  ['zero-width signs', 'a\u200bb\u200dc\u2060d.txt', 'abcd.txt'],
  ['an emoji of several', 'emoji-👩\u200d🏫📐-课件.txt', 'emoji-👩\u200d🏫📐-课件.txt'],
  ['accents apart', 'e\u0301te\u0301-NFD.txt', 'été-NFD.txt'],
  ['quotes and HTML', 'quote\'"<img src=x onerror=alert(1)>.txt', "quote'__img src=x onerror=alert(1)_.txt"],
  ['several endings', '双后缀.jpg.html.txt', '双后缀.jpg.html.txt'],
  ['turned round', '教案\u202egpj.exe.txt', '教案gpj.exe.txt'],
  ['blanks', '空格  两个 .txt', '空格  两个.txt'],
  ['a way out', '../../etc/passwd', '_.._etc_passwd'],
  ['a new header', 'a\r\nSet-Cookie: b.txt', 'a__Set-Cookie_ b.txt'],
  ['half a sign', '半\ud83d个.txt', '半个.txt'],
  ['what Windows takes for a device', 'con.docx', '_con.docx'],
  ['nothing but a device', 'LPT1', '_LPT1'],
  ['a device only to begin with', 'console.docx', 'console.docx'],
  ['nothing readable', '\u200b . ', '文件'],
])('a name with %s is harmless', (_, name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('a long name keeps its suffix and whole signs, and fits every file system', () => {
  const name = safeFileName(`${'很长的文件名👩‍🏫'.repeat(40)}.docx`)
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
  expect(name).toMatch(/^很长的文件名.*\.docx$/u)
  expect(Buffer.from(name).toString()).toBe(name)
})

test.each([
  [
    'attachment',
    '勾股定理 (1).pptx',
    'attachment; filename="_ (1).pptx"; filename*=UTF-8\'\'%E5%8B%BE%E8%82%A1%E5%AE%9A%E7%90%86%20%281%29.pptx',
  ],
  ['inline', "it's 50%.pdf", "inline; filename=\"it's 50_.pdf\"; filename*=UTF-8''it%27s%2050%25.pdf"],
  ['attachment', '课件.docx', 'attachment; filename="file.docx"; filename*=UTF-8\'\'%E8%AF%BE%E4%BB%B6.docx'],
] as const)('the header of an %s named %s', (kind, name, header) => {
  expect(contentDisposition(kind, name)).toBe(header)
})
