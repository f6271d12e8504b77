import { builtFile } from '#tests/support/built-file.ts'
import { expectAccessible, expectSoundEverywhere } from './support/accessibility.ts'
import { answer, CALLS, callsTo, hold, recordCalls } from './support/calls.ts'
import {
  comeToComments,
  commentsOn,
  openComments,
  openEditor,
  ownCourse,
  turnToEditor,
  writeComments,
} from './support/comments.ts'
import { UNREACHABLE } from './support/faults.ts'
import { pressEnterWhileComposing } from './support/ime.ts'
import { tab } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })

// What is not sent, and arrives once by itself: unsent-writings.spec.ts; an expiry in the middle: tests/ui/comment/comment-expiry.test.tsx.
test('a comment with formats, stars and a picture is sent once, stands first at once, and is there for others', async ({
  page,
}) => {
  const id = await ownCourse(page, 1)
  await writeComments(page, id, ['先来的'])
  await openEditor(page, id)
  const comments = commentsOn(page)
  await comments.field.click()
  await page.keyboard.type('重点')
  await comments.toolbar.getByRole('button', { name: '加粗' }).click()
  await page.keyboard.type('突出')
  await comments.form.getByRole('radio', { name: '4 星' }).check({ force: true })
  await comments.form
    .locator('input[type=file]')
    .setInputFiles('demo/files/lessons/art-junior-sketch-video.jpg')
  await expect(comments.field.getByRole('img')).toBeVisible()
  await comments.field.focus()
  await page.keyboard.type('见图')
  await expect(comments.form.getByText('6/500')).toBeVisible()

  const calls = recordCalls(page)
  const held = await hold(page, CALLS.addComment)
  await comments.send.click()
  const sending = comments.form.getByRole('button', { name: '正在发表…' })
  for (let click = 0; click < 3; click += 1) await sending.click({ force: true })
  await page.keyboard.press('Enter')
  held.release()
  const first = comments.items.first()
  await expect(first.locator('strong')).toHaveText('突出')
  await expect(first).toContainText('刚刚')
  await expect(first.getByRole('img', { name: '4 星' })).toBeVisible()
  await expect(first.getByRole('article')).toBeFocused()
  await expect(first).toBeInViewport()
  await expect(comments.field).toHaveText('')
  await expect(comments.section.getByRole('img', { name: '平均 4.0 星' })).toBeVisible()
  expect(callsTo(CALLS.addComment, calls)).toHaveLength(1)
  await expectAccessible(page)

  await page.reload()
  const picture = comments.items.first().locator('.rich-text img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)
  await expect(comments.items).toHaveCount(2)
})

const HOSTILE = [
  '<img src=x onerror="window.hacked=1">',
  '<a href="javascript:window.hacked=1">链接</a>',
  '<svg onload="window.hacked=1"><a xlink:href="javascript:1"><text>x</text></a></svg>',
  '<style>body{display:none}</style><p style="position:fixed;inset:0">x</p>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  '<form><input name="x"><button formaction="javascript:window.hacked=1">登录</button></form>',
  '<p id="root" class="login-dialog" data-x="1" aria-label="x">x</p>',
  '<script>window.hacked=1</script>',
]

test('the editor is used with the keyboard alone, input methods are left alone, and a picture is pasted in; answers are written and sent by keys too', async ({
  page,
}) => {
  await openEditor(page, await ownCourse(page, 8))
  const comments = commentsOn(page)
  const calls = recordCalls(page)
  const bold = comments.toolbar.getByRole('button', { name: '加粗' })
  await bold.focus()
  await page.keyboard.press('ArrowRight')
  await expect(comments.toolbar.getByRole('button', { name: '斜体' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(comments.toolbar.getByRole('button', { name: '插入图片' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(bold).toBeFocused()
  // The whole bar is one stop.
  await tab(page)
  await expect(comments.field).toBeFocused()
  await pressEnterWhileComposing(page, '你好')
  await expect(comments.field).toHaveText('你好')
  expect(callsTo(CALLS.addComment, calls)).toEqual([])

  await page.keyboard.press('Control+a')
  await comments.toolbar.getByRole('button', { name: '链接' }).click()
  const address = page.getByRole('textbox', { name: '链接地址' })
  await expect(address).toBeFocused()
  await address.fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('请填写以 http:// 或 https:// 开头的网址')).toBeVisible()
  await expectAccessible(page)
  await address.fill('www.smartedu.cn')
  await page.keyboard.press('Enter')
  await expect(comments.field).toBeFocused()
  await expect(comments.field.getByRole('link', { name: '你好' })).toHaveAttribute(
    'href',
    'https://www.smartedu.cn',
  )

  await page.keyboard.press('Control+Enter')
  await expect(comments.items.getByRole('link', { name: '你好' })).toHaveAttribute('rel', /noopener/)
  await comments.send.click()
  await expect(comments.form.getByRole('alert')).toHaveText('请先写点什么，或者放一张图片')
  await expect(comments.field).toHaveAttribute('aria-invalid', 'true')

  await comments.field.click()
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 6 })
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
    const data = new DataTransfer()
    if (blob !== null) data.items.add(new File([blob], '截图.png', { type: 'image/png' }))
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect(comments.field.getByRole('img', { name: '截图.png' })).toBeVisible()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/html', '<p>抄来的话<img src="https://pictures.example/图.png"></p>')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect(comments.field).toContainText('抄来的话')
  await expect(comments.form.getByRole('alert')).toHaveText(
    '图.png 没有上传成功：这个网站的图片不能直接取用，请先存到本机再插入',
  )
  await comments.form.getByRole('button', { name: '不要 图.png' }).click()
  await comments.form.locator('input[type=file]').setInputFiles({
    name: '假图片.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>'),
  })
  const refused = comments.form.getByRole('alert')
  await expect(refused).toHaveText('假图片.png 没有上传成功：文件内容与后缀不符，请换一个文件')
  await expectAccessible(page)
  await comments.form.getByRole('button', { name: '不要 假图片.png' }).click()
  await expect(refused).toBeHidden()
  await comments.send.click()
  await expect(comments.items.locator('.rich-text img')).toHaveCount(1)

  // The answers to a comment, by keys; all is whole on a tablet and a phone.
  const id = await ownCourse(page, 5)
  const [top = 0] = await writeComments(page, id, [
    '一段很长的话'.repeat(20),
    'https://a.example/'.padEnd(200, 'x'),
  ])
  await writeComments(page, id, ['一'], top)
  await turnToEditor(page, id)
  const last = comments.items.last()
  const replies = last.getByRole('list').locator('> li')
  // How the rest is unfolded: tests/ui/comment/comments.test.tsx.
  await expect(replies).toHaveCount(1)

  const opener = last.getByRole('button', { name: /^回复/ }).first()
  await opener.click()
  const field = last.getByRole('textbox', { name: /^回复/ })
  await expect(field).toBeFocused()
  await last.getByRole('button', { name: '收起' }).click()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(last.getByRole('toolbar')).toBeVisible()
  await expectSoundEverywhere(page)
  await field.click()
  await page.keyboard.type('二')
  await page.keyboard.press('Control+Enter')
  await expect(replies).toHaveCount(2)
  await expect(replies.last().getByRole('article')).toBeFocused()
  await expect(field).toBeHidden()
})

test('without the editor a plain field does, and is told so; what a careless backend lets through does no harm', async ({
  page,
  faults,
}) => {
  faults.forgive(UNREACHABLE)
  const code = builtFile('src/ui/components/rich-text-editor/formatted-editor.tsx')
  faults.forgive(new RegExp(code))
  await page.route(`**/${code}`, (route) => route.abort('connectionrefused'))
  await openComments(page, await ownCourse(page, 10))
  const comments = commentsOn(page)
  await comeToComments(page)
  await expect(comments.form.getByText('格式工具没有载入，现在只能写文字')).toBeVisible()
  await comments.field.fill('第一行\n<b>第二行</b>')
  await page.reload()
  await expect(comments.form.getByText('已恢复上次没有发表的内容')).toBeVisible()
  await expect(comments.field).toHaveValue('第一行\n<b>第二行</b>')
  await comments.field.press('Control+Enter')
  await expect(comments.items.first().locator('.rich-text p')).toHaveText(['第一行', '<b>第二行</b>'])

  await page.unroute(`**/${code}`)
  // The page's policy looks at the handlers too, on their way out.
  faults.forgive(/script-src-attr 'none'/)
  await answer(page, CALLS.comments, {
    Code: 200,
    Data: {
      TotalCount: HOSTILE.length,
      Items: HOSTILE.map((Content, index) => ({
        Id: index + 1,
        Content: `<p>第${index}</p>${Content}`,
        UserName: '<b>x</b>',
      })),
    },
  })
  await openEditor(page, await ownCourse(page, 7))
  const { items, list } = comments
  await expect(items).toHaveCount(HOSTILE.length)
  for (const link of await list.locator('.rich-text a').all()) await link.click({ force: true })
  const found = await list.evaluate((element) => {
    const texts = [...element.querySelectorAll('.rich-text *')]
    return {
      hacked: 'hacked' in globalThis,
      tags: [...new Set(texts.map(({ nodeName }) => nodeName))].sort(),
      attributes: [...new Set(texts.flatMap((it) => it.getAttributeNames()))].sort(),
    }
  })
  expect(found).toEqual({
    hacked: false,
    tags: expect.not.arrayContaining(['SCRIPT', 'STYLE', 'IFRAME', 'FORM', 'INPUT', 'BUTTON', 'SVG', 'svg']),
    attributes: expect.not.arrayContaining(['onerror', 'onload', 'style', 'id', 'class', 'data-x']),
  })
})
