import { Theme } from '@radix-ui/themes'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { PreviewFault } from '#domain/preview/preview-fault.ts'
import { aFile } from '#tests/support/a-file.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { PreviewRefusal } from '#ui/preview/preview-refusal.tsx'

afterEach(cleanup)

const refuse = async (fault: PreviewFault | null, canRenew = false) => {
  const retried: string[] = []
  const { services, signedIn } = openApp({ person: 'teacher' })
  await signedIn()
  cleanup()
  render(
    <AppProvider value={services}>
      <Theme>
        <PreviewRefusal
          file={aFile({ name: '课件.pptx', suffix: 'pptx' })}
          fault={fault}
          canRenew={canRenew}
          onRetry={() => retried.push('again')}
          renew={null}
        />
      </Theme>
    </AppProvider>,
  )
  await screen.findByText('无法预览')
  return {
    retried,
    download: screen.queryByRole('link', { name: /^下载文件/ }),
    retry: screen.queryByRole('button', { name: '重试' }),
  }
}

it.each([
  ['unsupported', '这种格式不能在浏览器里预览'],
  ['tooDetailed', '图片的尺寸太大，不适合在浏览器里打开'],
  ['disguised', '文件的内容和后缀不一致'],
  ['encrypted', '文件设了打开密码，需要用 Office 或 WPS 打开'],
  ['damaged', '文件已损坏，无法打开'],
] as const)('a file that is %s says so, and can be downloaded', async (fault, why) => {
  const { download, retry } = await refuse(fault)
  screen.getByText('无法预览')
  expect(screen.getByText(new RegExp(`^${why}`)).textContent).toContain('可以下载到电脑上')
  expect([download?.getAttribute('download'), download?.getAttribute('href'), retry]).toEqual([
    '课件.pptx',
    '/api/file/5?use=attachment',
    null,
  ])
})

it('a file that is away can be asked for again, and not downloaded', async () => {
  const { download, retry, retried } = await refuse('missing')
  screen.getByText('文件不在服务器上了')
  expect(download).toBeNull()
  await userEvent.click(retry ?? document.body)
  expect(retried).toEqual(['again'])
})

it.each([
  [true, 1],
  [false, 0],
])('an address that is over is asked for again where a new one can be had: %s', async (canRenew, count) => {
  await refuse('expired', canRenew)
  expect(screen.queryAllByRole('button', { name: '重试' })).toHaveLength(count)
})
