import { and, eq, isNull } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  addPrivateDirectory,
  addPrivateFileContent,
  copyPrivateFiles,
  deletePrivateFiles,
  getPrivateDirectoryTree,
  getPrivateFile,
  movePrivateFiles,
  ON_CLASH,
  PRIVATE_SORT,
  packPrivateFiles,
  purgePrivateFiles,
  restorePrivateFiles,
} from '#contract/private-file.ts'
import { shareFileToSchool } from '#contract/share.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { file } from '#server/db/schema/file.ts'
import { privateDirectory, privateFile } from '#server/db/schema/private-file.ts'
import { binRepository } from '#server/modules/private-file/bin.repository.ts'
import { binService } from '#server/modules/private-file/bin.service.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const DAY = 24 * 3600

onEachEngine('one’s own folders and files', (harness) => {
  const { answer, data, code, signInAgain } = callsOf(harness)
  const me = 'noOrganisation'

  const directory = async (Name: string, ParentId = 0) =>
    (await data(addPrivateDirectory, { body: { Id: 0, ParentId, Name } }, me)).Id

  /** Bytes that everybody may see, by their place in the seed. */
  const hashes = async (suffix: string): Promise<string[]> => {
    const rows = await harness()
      .database.db.selectDistinctOn([file.id], { hash: file.sha256 })
      .from(content)
      .innerJoin(file, eq(file.id, content.fileId))
      .where(
        and(
          eq(file.suffix, suffix),
          eq(content.type, CONTENT_TYPE.resource),
          eq(content.schoolOnly, false),
          isNull(content.withdrawnAt),
        ),
      )
      .orderBy(file.id)
    return rows.map(({ hash }) => hash.toString('hex'))
  }
  const keep = async (Name: string, DirectoryId = 0, nth = 0, suffix = 'docx') => {
    const Hash = (await hashes(suffix))[nth] ?? ''
    const { File } = await data(addPrivateFileContent, { body: { Id: 0, DirectoryId, Name, Hash } }, me)
    return File?.Id ?? 0
  }
  const list = (query: object = {}) => data(getPrivateFile, { query }, me)
  const names = async (query: object = {}) => {
    const { Directories, Files } = await list(query)
    return [(Directories ?? []).map(({ Name }) => Name), (Files?.Items ?? []).map(({ Name }) => Name).sort()]
  }

  test('are named, nested, renamed and moved, and never lie in themselves', async () => {
    const [lessons, papers] = [await directory('备课一'), await directory('试卷一')]
    const seven = await directory('七年级', lessons)
    expect(
      await answer(addPrivateDirectory, { body: { ParentId: lessons, Name: '七年级' } }, me),
    ).toMatchObject({
      Code: 409,
      Message: '这里已有名为“七年级”的文件夹',
    })
    expect(await data(addPrivateDirectory, { body: { Id: seven, Name: '八年级' } }, me)).toEqual({
      Id: seven,
      ParentId: lessons,
      Name: '八年级',
    })
    expect(await data(addPrivateDirectory, { body: { Id: seven, ParentId: papers } }, me)).toEqual({
      Id: seven,
      ParentId: papers,
      Name: '八年级',
    })
    expect(await answer(addPrivateDirectory, { body: { Id: papers, ParentId: seven } }, me)).toMatchObject({
      Code: 409,
      Message: '不能把文件夹移到它自己里面',
    })
    expect((await list({ parentId: seven })).Path).toEqual([
      { Id: papers, Name: '试卷一' },
      { Id: seven, Name: '八年级' },
    ])
    const tree = await data(getPrivateDirectoryTree, {}, me)
    expect(tree.find(({ Id }) => Id === seven)).toEqual({ Id: seven, ParentId: papers, Name: '八年级' })
    for (const Name of ['  ', 'a/b', '..'])
      expect(await code(addPrivateDirectory, { body: { Name } }, me), Name).toBe(400)
    expect(await code(addPrivateDirectory, { body: { Name: '无处', ParentId: 999_999 } }, me)).toBe(404)
    let deepest = seven
    for (let level = 3; level <= 10; level += 1) deepest = await directory(`第${level}层`, deepest)
    expect(await code(addPrivateDirectory, { body: { Name: '第11层', ParentId: deepest } }, me)).toBe(409)
    expect(await code(addPrivateDirectory, { body: { Id: papers, ParentId: lessons } }, me)).toBe(409)
  })

  test('are listed by page, order, kind and keyword, with the room they take', async () => {
    const place = await directory('清单')
    const inner = await directory('里层 复习', place)
    const first = await keep('单元测试', place, 0)
    await keep('复习提纲', place, 1)
    await keep('复习 图片', inner, 0, 'png')
    expect(await names({ parentId: place })).toEqual([['里层 复习'], ['单元测试.docx', '复习提纲.docx']])
    expect(await names({ parentId: place, suffix: 'png,pdf' })).toEqual([['里层 复习'], []])
    expect(await names({ parentId: place, Keyword: '复习' })).toEqual([
      ['里层 复习'],
      ['复习 图片.png', '复习提纲.docx'],
    ])
    const byName = await list({ parentId: place, Sort: PRIVATE_SORT.name, PageSize: 1, PageIndex: 2 })
    expect(byName.Files).toMatchObject({ PageIndex: 2, PageSize: 1, TotalCount: 2, PageCount: 2 })
    const { Directories, Files, UsedSize, QuotaSize } = await list({
      parentId: place,
      Sort: PRIVATE_SORT.largest,
    })
    expect(Directories).toMatchObject([{ Id: inner, ParentId: place, ChildCount: 1, TrashUntil: '' }])
    const sizes = (Files?.Items ?? []).map(({ Size }) => Size ?? 0)
    expect([...sizes].sort((one, other) => other - one)).toEqual(sizes)
    expect(Files?.Items?.find(({ Id }) => Id === first)).toMatchObject({
      DirectoryId: place,
      Suffix: 'docx',
      PreviewType: 'docx',
      PathName: '清单',
      Shares: [],
    })
    const rows = await harness()
      .database.db.select({ size: file.size })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .where(eq(privateFile.userId, 6))
    expect(UsedSize).toBe(rows.reduce((sum, { size }) => sum + size, 0))
    expect(QuotaSize).toBe(20 * 1024 ** 3)
    expect(await code(getPrivateFile, { query: { parentId: 999_999 } }, me)).toBe(404)
  })

  test('a file is renamed, moved and given other bytes', async () => {
    const place = await directory('改动')
    const [one, other] = [await keep('一稿', 0, 0), await keep('二稿', 0, 1)]
    const change = (body: object) => answer(addPrivateFileContent, { body: { Id: one, ...body } }, me)
    expect(await change({ Name: '二稿' })).toMatchObject({ Code: 409 })
    expect(await change({ Name: '二稿', OnClash: ON_CLASH.keepBoth })).toMatchObject({
      Code: 200,
      Data: { File: { Id: one, Name: '二稿 (2).docx' }, NeedUpload: false },
    })
    expect(await change({ DirectoryId: place })).toMatchObject({ Data: { File: { Name: '二稿 (2).docx' } } })
    expect(await names({ parentId: place })).toEqual([[], ['二稿 (2).docx']])
    const Hash = (await hashes('pdf'))[0] ?? ''
    expect(await change({ Hash })).toMatchObject({ Data: { File: { Id: one, Name: '二稿 (2).pdf', Hash } } })
    expect(await change({ Id: 1, Name: '别人的' })).toMatchObject({ Code: 404 })
    expect(await change({ Hash: 'f'.repeat(64) })).toMatchObject({ Code: 404 })
    // What is replaced can be had back.
    const third = await keep('三稿', place, 2)
    const replaced = { body: { Id: other, DirectoryId: place, Name: '三稿', OnClash: ON_CLASH.replace } }
    expect(await code(addPrivateFileContent, replaced, me)).toBe(200)
    const { Files } = await list({ trash: 1 })
    const binned = new Map(Files?.Items?.map(({ Id, Name, PathName }) => [Name, [Id === third, PathName]]))
    expect(binned).toEqual(
      new Map([
        ['三稿.docx', [true, '改动']],
        ['二稿 (2).docx', [false, '改动']],
      ]),
    )
  })

  test('are moved and copied with all they hold, and a name that is taken is asked about', async () => {
    const [from, to] = [await directory('来处'), await directory('去处')]
    const inner = await directory('同名', from)
    const taken = await directory('同名', to)
    const moved = await keep('教案', inner, 0)
    await keep('教案', taken, 1)
    await keep('练习', inner, 2)
    const ask = { DirectoryIds: [inner], FileIds: [moved], DirectoryId: to }
    expect(await data(movePrivateFiles, { body: ask }, me)).toEqual({
      Done: 0,
      Clashes: [{ Id: inner, IsDirectory: true, Name: '同名' }],
    })
    expect(await names({ parentId: inner })).toEqual([[], ['教案.docx', '练习.docx']])

    const copied = await data(copyPrivateFiles, { body: { ...ask, OnClash: ON_CLASH.keepBoth } }, me)
    expect(copied).toEqual({ Done: 3, Clashes: [] })
    expect((await names({ parentId: to }))[0]).toEqual(['同名', '同名 (2)'])

    // Two folders of a name become one, and the file that was there goes into the bin.
    expect(await code(movePrivateFiles, { body: { ...ask, OnClash: ON_CLASH.replace } }, me)).toBe(200)
    expect(await names({ parentId: from })).toEqual([[], []])
    expect(await names({ parentId: taken })).toEqual([[], ['教案.docx', '练习.docx']])
    expect((await list({ parentId: taken })).Files?.Items?.some(({ Id }) => Id === moved)).toBe(true)

    const skipped = { FileIds: [await keep('教案', from, 2)], DirectoryId: taken, OnClash: ON_CLASH.skip }
    expect(await data(movePrivateFiles, { body: skipped }, me)).toEqual({ Done: 0, Clashes: [] })
    expect(await code(movePrivateFiles, { body: { DirectoryIds: [to], DirectoryId: taken } }, me)).toBe(409)
    expect(await code(copyPrivateFiles, { body: { FileIds: [1], DirectoryId: to } }, me)).toBe(404)
    expect(await code(copyPrivateFiles, { body: { DirectoryId: to } }, me)).toBe(400)
  })

  test('are copied as long as there are not too many folders then', async () => {
    const parentId = await directory('很多')
    const [made] = await harness()
      .database.db.select()
      .from(privateDirectory)
      .where(eq(privateDirectory.id, parentId))
    const userId = made?.userId ?? 0
    const now = harness().clock.read()
    await harness()
      .database.db.insert(privateDirectory)
      .values(
        Array.from({ length: 1200 }, (_, at) => ({
          userId,
          parentId,
          name: `${at}`,
          createdAt: now,
          updatedAt: now,
        })),
      )
    const copy = { body: { DirectoryIds: [parentId], OnClash: ON_CLASH.keepBoth } }
    expect(await answer(copyPrivateFiles, copy, me)).toMatchObject({
      Code: 409,
      Message: '文件夹最多 2000 个',
    })
    await harness().database.db.delete(privateDirectory).where(eq(privateDirectory.parentId, parentId))
    expect(await code(copyPrivateFiles, copy, me)).toBe(200)
  })

  test('go into the bin for 30 days with all they hold, come back, and go for good', async () => {
    const { database, clock } = harness()
    const place = await directory('要删的')
    const inner = await directory('里面', place)
    const [held, alone] = [await keep('里面的', inner, 0), await keep('单独的', place, 1)]
    await data(deletePrivateFiles, { body: { FileIds: [alone] } }, me)
    const now = clock.read()
    const gone = await data(deletePrivateFiles, { body: { DirectoryIds: [place, inner], FileIds: [] } }, me)
    expect(gone).toEqual({ Deleted: 3, TrashUntil: new Date(now.getTime() + 30 * DAY * 1000).toISOString() })
    expect(await code(getPrivateFile, { query: { parentId: place } }, me)).toBe(404)
    const bin = await list({ trash: 1, Keyword: '的' })
    expect(bin.Directories).toMatchObject([{ Id: place, ChildCount: 2, DeleteTime: now.toISOString() }])
    expect(bin.Files?.Items?.map(({ Id }) => Id)).toEqual([alone])
    expect(await code(restorePrivateFiles, { body: { DirectoryIds: [inner] } }, me)).toBe(404)

    // Meanwhile the name was given again, and the folder of the file alone is not there.
    await directory('要删的')
    const back = await data(restorePrivateFiles, { body: { FileIds: [alone] } }, me)
    expect(back.Restored).toEqual([
      { Id: alone, IsDirectory: false, Name: '单独的.docx', DirectoryId: 0, PathName: '' },
    ])
    const folder = await data(restorePrivateFiles, { body: { DirectoryIds: [place] } }, me)
    expect(folder.Restored).toMatchObject([{ Id: place, Name: '要删的 (2)' }])
    expect((await list({ parentId: inner })).Files?.Items?.map(({ Id }) => Id)).toEqual([held])

    await data(deletePrivateFiles, { body: { DirectoryIds: [place] } }, me)
    expect(await code(purgePrivateFiles, { body: { FileIds: [held] } }, me)).toBe(404)
    expect(await data(purgePrivateFiles, { body: { DirectoryIds: [place] } }, me)).toEqual({ Deleted: 3 })
    expect(await database.db.select().from(privateFile).where(eq(privateFile.id, held))).toEqual([])

    await data(deletePrivateFiles, { body: { FileIds: [alone] } }, me)
    const bins = binService({ db: database.db, bins: binRepository(database.db), clock: clock.read })
    clock.forward(30 * DAY - 60)
    signInAgain()
    await bins.sweep()
    expect((await list({ trash: 1 })).Files?.Items?.map(({ Id }) => Id)).toContain(alone)
    clock.forward(120)
    expect((await list({ trash: 1 })).Files?.Items?.map(({ Id }) => Id)).not.toContain(alone)
    expect(await code(restorePrivateFiles, { body: { FileIds: [alone] } }, me)).toBe(404)
    await bins.sweep()
    expect(await database.db.select().from(privateFile).where(eq(privateFile.id, alone))).toEqual([])
    await data(purgePrivateFiles, { body: { All: true } }, me)
    expect(await names({ trash: 1 })).toEqual([[], []])
  })

  test('stay while a school looks at one of them', async () => {
    const { database } = harness()
    const teacher = 'emptyMenus'
    const [own] = await database.db.select().from(privateFile).where(eq(privateFile.userId, 4)).limit(1)
    const Id = own?.id ?? 0
    const place = await data(addPrivateDirectory, { body: { Name: '审核中' } }, teacher)
    await data(movePrivateFiles, { body: { FileIds: [Id], DirectoryId: place.Id } }, teacher)
    const before = await data(getPrivateFile, { query: { parentId: place.Id } }, teacher)
    expect(before.Files?.Items).toMatchObject([{ Id, Shares: [{ OrgId: 1, Status: 1, IsOutdated: false }] }])
    for (const body of [{ FileIds: [Id] }, { DirectoryIds: [place.Id] }])
      expect((await answer(deletePrivateFiles, { body }, teacher)).Message).toMatch(
        /正在审核，撤回共享后才能删除$/,
      )
    const Hash = (await hashes('gif'))[0] ?? (await hashes('jpg'))[0] ?? ''
    expect(await code(addPrivateFileContent, { body: { Id, Hash } }, teacher)).toBe(409)
    expect(
      await database.db.select().from(privateDirectory).where(eq(privateDirectory.id, place.Id)),
    ).toMatchObject([{ deletedAt: null }])
    expect(await code(shareFileToSchool, { body: { OrgId: 2, FileIds: [Id], StageId: 1 } }, teacher)).toBe(
      403,
    )
  })

  test('are downloaded together as one zip', async () => {
    const place = await directory('打包')
    const inner = await directory('第一课', place)
    await keep('课件', inner, 0)
    const top = await keep('课件', place, 1)
    const pack = await data(packPrivateFiles, { body: { DirectoryIds: [inner], FileIds: [top] } }, me)
    expect(pack).toMatchObject({ Name: '我的资料.zip', Count: 2 })
    const zip = await harness().app.inject({ method: 'GET', url: pack.Url })
    expect(zip.statusCode).toBe(200)
    expect(zip.headers['content-type']).toBe('application/zip')
    expect(Number(zip.headers['content-length'])).toBe(zip.rawPayload.length)
    expect(Object.keys(unzipSync(zip.rawPayload)).sort()).toEqual(['第一课/课件.docx', '课件.docx'])
    const forged = await harness().app.inject({ method: 'GET', url: pack.Url.replace(/ids=\d+/, 'ids=1') })
    expect(forged.statusCode).toBe(404)
    expect(await code(packPrivateFiles, { body: { FileIds: [1] } }, me)).toBe(404)
  })

  test('take no more room than there is, however they come; the bin counts, and an empty one gives it back', async () => {
    const { db } = harness().database
    const GIGABYTE = 1024 ** 3
    const [large] = await db
      .insert(file)
      .values({
        sha256: Buffer.alloc(32, 'as large as all'),
        size: 20 * GIGABYTE,
        mime: 'video/mp4',
        suffix: 'mp4',
        store: 'data',
        path: 'objects/none.mp4',
        isPublic: false,
      })
      .returning()
    const small = await keep('还小的', 0, 2)
    const now = new Date()
    const [held] = await db
      .insert(privateFile)
      .values({ userId: 6, name: '很大的', fileId: large?.id ?? 0, createdAt: now, updatedAt: now })
      .returning()
    const full = { Code: 507, Data: null, Message: '空间不足：请先删除一些文件并清空回收站' }
    const wanted = { Id: 0, Name: '再来一个', Hash: (await hashes('docx'))[3] }
    expect(await answer(addPrivateFileContent, { body: wanted }, me)).toEqual(full)
    const upload = { ...wanted, Suffix: 'pdf', Size: 1000, Hash: 'ab'.repeat(32) }
    expect(await answer(addPrivateFileContent, { body: upload }, me)).toEqual(full)
    const other = { Id: small, Hash: (await hashes('docx'))[3] }
    expect(await answer(addPrivateFileContent, { body: other }, me)).toEqual(full)
    expect(await answer(copyPrivateFiles, { body: { FileIds: [small] } }, me)).toEqual(full)
    expect(await code(movePrivateFiles, { body: { FileIds: [small], DirectoryId: 0 } }, me)).toBe(200)
    const body = { FileIds: [held?.id ?? 0] }
    await data(deletePrivateFiles, { body }, me)
    expect(await answer(addPrivateFileContent, { body: wanted }, me)).toEqual(full)
    await data(purgePrivateFiles, { body }, me)
    expect(await code(addPrivateFileContent, { body: wanted }, me)).toBe(200)
  })

  test('unpack on every system, whatever they are called', async () => {
    const place = await directory('<b>“甲”:乙|丙?<b>')
    await directory('空的', place)
    const odd = [
      '-rf 选项',
      'a\u200bb',
      'ab',
      'AB',
      'con',
      '教案\u202egpj.exe',
      '很长'.repeat(100),
      '"><img src=x>',
    ]
    for (const name of odd) await keep(name, place)
    const pack = await data(packPrivateFiles, { body: { DirectoryIds: [place] } }, me)
    const zip = await harness().app.inject({ method: 'GET', url: pack.Url })
    const paths = Object.keys(unzipSync(zip.rawPayload))
    expect(paths.map((path) => path.split('/')[0])).toEqual(odd.map(() => '_b_“甲”_乙_丙__b_'))
    expect(paths.map((path) => path.split('/').slice(1).join('/')).sort()).toEqual(
      [
        '_con.docx',
        '___img src=x_.docx',
        'ab (2).docx',
        'AB (3).docx',
        'ab.docx',
        'rf 选项.docx',
        `${'很长'.repeat(32)}很.docx`,
        '教案gpj.exe.docx',
      ].sort(),
    )
  })
})
