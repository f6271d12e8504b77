import { describe, expect, it } from 'vitest'
import type { UploadStore } from '#application/upload/upload-store.port.ts'
import { openBrowser } from '#tests/support/upload-browser.ts'
import { aContent, anUpload } from '#tests/support/upload-files.ts'

const keysOf = async (page: UploadStore) => (await page.adopt(7)).map(({ key }) => key)

/** What a page is told of the others and of itself. */
const watch = (page: UploadStore) => {
  const told: string[] = []
  const unwatch = page.watchLeft(7, (news) => told.push(news))
  page.watchWake(() => told.push('awake'))
  return { told, unwatch }
}

describe('the uploads of a tab that the browser freezes', () => {
  const twoTabs = async () => {
    const browser = openBrowser()
    const [one, other] = [browser.open('one'), browser.open('other')]
    const content = aContent(100)
    await one.keep([anUpload({ uploadId: 'u1', content })])
    const [mine, theirs] = [watch(one), watch(other)]
    await expect.poll(() => browser.wishesFor('one')).toBe(2)
    return { ...browser, one, other, content, mine, theirs }
  }

  it('go to one that is open, with their files, and stay there when the frozen one wakes', async () => {
    const { one, other, tell, mine, theirs } = await twoTabs()
    tell('one', 'freeze')
    expect(mine.told).toEqual(['frozen'])
    await expect.poll(() => theirs.told).toEqual(['left'])
    expect((await other.adopt(7)).map(({ content }) => content?.size)).toEqual([100])
    tell('one', 'resume')
    expect(mine.told).toEqual(['frozen', 'awake'])
    expect(await keysOf(one)).toEqual([])
    expect((await one.onOtherPages(7)).map(({ key }) => key)).toEqual(['a'])
  })

  it('are this tab’s again when it wakes and nobody has them', async () => {
    const { open, tell } = openBrowser()
    const one = open('one')
    await one.keep([anUpload({ uploadId: 'u1' })])
    watch(one)
    tell('one', 'freeze')
    tell('one', 'resume')
    expect(await keysOf(one)).toEqual(['a'])
    await one.keep([anUpload({ uploadId: 'u1', sent: 60 })])
    expect(await keysOf(open('other'))).toEqual([])
    expect((await one.adopt(7)).map(({ key, sent }) => [key, sent])).toEqual([['a', 60]])
  })

  it('are apart from those that it begins when it is awake again', async () => {
    const { one, other, tell, theirs, close } = await twoTabs()
    tell('one', 'freeze')
    await expect.poll(() => theirs.told).toEqual(['left'])
    tell('one', 'resume')
    await one.keep([anUpload({ key: 'b' })])
    expect(await keysOf(other)).toEqual(['a'])
    expect(await keysOf(one)).toEqual(['b'])
    close('one')
    await expect.poll(() => theirs.told).toEqual(['left', 'left'])
    expect(await keysOf(other)).toEqual(['a', 'b'])
  })

  it('stay where a file lies in the frozen tab alone, being too large to be kept or not written yet', async () => {
    const { one, other, tell, content, mine, theirs } = await twoTabs()
    await one.keep([anUpload({ key: 'large', size: 257 * 1024 * 1024 })])
    tell('one', 'freeze')
    await one.forget([anUpload({ key: 'large' })])
    const writing = one.keep([anUpload({ key: 'b', content: aContent(30) })])
    tell('one', 'freeze')
    await writing
    expect([mine.told, theirs.told, await keysOf(other)]).toEqual([[], [], []])
    await one.keep([anUpload({ uploadId: 'u1', content, sent: 40 })])
    tell('one', 'freeze')
    expect(mine.told).toEqual(['frozen'])
  })

  it('are not written any more by what the frozen tab had still to write', async () => {
    const { one, other, tell, content, theirs } = await twoTabs()
    const late = one.keep([anUpload({ uploadId: 'u1', content, sent: 99 })])
    tell('one', 'freeze')
    await late
    await expect.poll(() => theirs.told).toEqual(['left'])
    expect((await other.adopt(7)).map(({ sent }) => sent)).toEqual([0])
  })

  it('are not joined by what others leave meanwhile', async () => {
    const { open, one, close, tell, mine, wishesFor } = await twoTabs()
    await open('third').keep([anUpload({ key: 'c' })])
    await expect.poll(() => wishesFor('third')).toBe(3)
    tell('one', 'freeze')
    close('other', 'third')
    expect(mine.told).toEqual(['frozen'])
    expect(await keysOf(open('next'))).toEqual(['a', 'c'])
    tell('one', 'resume')
    expect(await keysOf(one)).toEqual([])
  })

  it('are watched over again once it is awake, also where it gave nothing away', async () => {
    const { open, one, close, tell, mine, wishesFor } = await twoTabs()
    await one.keep([anUpload({ key: 'large', size: 257 * 1024 * 1024 })])
    tell('one', 'freeze')
    tell('one', 'resume')
    await open('third').keep([anUpload({ key: 'c' })])
    await expect.poll(() => wishesFor('third')).toBe(3)
    close('other', 'third')
    await expect.poll(() => mine.told).toEqual(['awake', 'left'])
    expect(await keysOf(one)).toEqual(['a', 'large', 'c'])
    mine.unwatch()
    tell('one', 'freeze')
    expect(mine.told).toEqual(['awake', 'left'])
  })
})
