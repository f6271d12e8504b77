import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CourseDocument } from '#contract/course-document.ts'
import { inProject } from '#server/config/project-root.ts'
import { importCourse } from '#server/course-package/import-course.ts'
import { unpackCourse } from '#server/course-package/unpack-course.ts'
import type { Database } from '#server/db/database.ts'
import { courseDraft } from '#server/db/schema/course-draft.ts'
import { question as questionRow } from '#server/db/schema/question.ts'
import { findAuthor, findPlace } from '#server/import/questions/find-place.ts'
import { importPlaceRepository } from '#server/import/questions/import-place.repository.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { accounts } from '#tests/support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-courses-'))
let database: Database
beforeAll(async () => {
  database = await openUsualDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const PDF = readFileSync(inProject('demo/files/resources/art-junior-painting-exam.pdf'))
const HASH = 'a'.repeat(40)

const MANIFEST = `<moodle_backup><information><original_course_fullname>电学</original_course_fullname><contents>
  <activities>
    <activity><moduleid>2</moduleid><sectionid>1</sectionid><modulename>quiz</modulename><title>小测</title><directory>activities/quiz_2</directory></activity>
    <activity><moduleid>1</moduleid><sectionid>1</sectionid><modulename>resource</modulename><title>讲义</title><directory>activities/resource_1</directory></activity>
    <activity><moduleid>3</moduleid><sectionid>1</sectionid><modulename>page</modulename><title>说明</title><directory>activities/page_3</directory></activity>
    <activity><moduleid>4</moduleid><sectionid>1</sectionid><modulename>url</modulename><title>资料</title><directory>activities/url_4</directory></activity>
    <activity><moduleid>5</moduleid><sectionid>1</sectionid><modulename>forum</modulename><title>讨论</title><directory>activities/forum_5</directory></activity>
    <activity><moduleid>6</moduleid><sectionid>1</sectionid><modulename>label</modulename><title>提示</title><directory>activities/label_6</directory></activity>
  </activities>
  <sections><section><sectionid>1</sectionid><title>1</title><directory>sections/section_1</directory></section></sections>
  <course><title>电学</title><directory>course</directory></course>
</contents></information></moodle_backup>`

const answers = `<answers><answer id="1"><answertext>伏特</answertext><answerformat>1</answerformat><fraction>1.0000000</fraction><feedback></feedback><feedbackformat>1</feedbackformat></answer>
  <answer id="2"><answertext>安培</answertext><answerformat>1</answerformat><fraction>0.0000000</fraction><feedback></feedback><feedbackformat>1</feedbackformat></answer></answers>`
const question = (id: number, name: string, type: string, inner: string) =>
  `<question id="${id}"><parent>0</parent><name>${name}</name><questiontext>&lt;p&gt;${name}是什么？&lt;/p&gt;</questiontext><questiontextformat>1</questiontextformat><generalfeedback></generalfeedback><generalfeedbackformat>1</generalfeedbackformat><defaultmark>2.0</defaultmark><qtype>${type}</qtype><plugin_qtype_${type}_question>${inner}</plugin_qtype_${type}_question></question>`
const entry = (id: number, inner: string) =>
  `<question_bank_entry id="${id}"><question_version><question_versions><questions>${inner}</questions></question_versions></question_version></question_bank_entry>`

const MOODLE: Readonly<Record<string, string | Buffer>> = {
  'moodle_backup.xml': MANIFEST,
  'course/course.xml':
    '<course><fullname>电学入门</fullname><summary>&lt;p&gt;从电荷讲起&lt;/p&gt;</summary></course>',
  'sections/section_1/section.xml':
    '<section><name>第一单元</name><summary></summary><sequence>1,2,3,4,5,6</sequence></section>',
  'activities/resource_1/resource.xml':
    '<activity contextid="33"><resource><name>讲义</name></resource></activity>',
  'activities/quiz_2/quiz.xml':
    '<activity contextid="34"><quiz><name>小测</name><question_instances><question_instance><question_reference><questionbankentryid>71</questionbankentryid></question_reference></question_instance><question_instance><question_reference><questionbankentryid>72</questionbankentryid></question_reference></question_instance></question_instances></quiz></activity>',
  'activities/page_3/page.xml':
    '<activity><page><name>说明</name><content>&lt;p&gt;先看讲义。&lt;/p&gt;</content></page></activity>',
  'activities/url_4/url.xml':
    '<activity><url><name>资料</name><externalurl>https://example.com/a</externalurl></url></activity>',
  'activities/forum_5/forum.xml': '<activity><forum><name>讨论</name></forum></activity>',
  'activities/label_6/label.xml':
    '<activity><label><name>提示</name><intro>&lt;b&gt;注意安全&lt;/b&gt;</intro></label></activity>',
  'files.xml': `<files><file id="1"><contenthash>${HASH}</contenthash><contextid>33</contextid><component>mod_resource</component><filearea>content</filearea><itemid>0</itemid><filepath>/</filepath><filename>讲义.pdf</filename></file></files>`,
  'questions.xml': `<question_categories><question_category id="1"><question_bank_entries>${entry(71, question(81, '电压的单位', 'multichoice', `${answers}<multichoice><single>1</single></multichoice>`))}${entry(72, question(82, '一段文字', 'description', ''))}</question_bank_entries></question_category></question_categories>`,
  'users.xml': '<users><user><username>zhang</username></user></users>',
  [`files/aa/${HASH}`]: PDF,
}

const tarOf = async (
  files: Readonly<Record<string, string | Buffer>>,
  more: (tar: ReturnType<typeof pack>) => void = () => undefined,
) => {
  const tar = pack()
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, content)
  more(tar)
  tar.finalize()
  const parts: Buffer[] = []
  for await (const part of tar as AsyncIterable<Buffer>) parts.push(part)
  return gzipSync(Buffer.concat(parts))
}
const zipOf = (files: Readonly<Record<string, string | Buffer>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, it]) => [
        name,
        typeof it === 'string' ? strToU8(it) : new Uint8Array(it),
      ]),
    ),
  )

const put = (name: string, bytes: Uint8Array): string => {
  const place = join(folder, name)
  writeFileSync(place, bytes)
  return place
}

const take = async (place: string, isDryRun = false) => {
  const { db } = database
  const places = importPlaceRepository(db)
  const none = { version: '', book: '', chapter: '', know: '' }
  return importCourse({
    db,
    storage: folderStorage({ seed: seedFilesFolder(), data: join(folder, 'files') }),
    place,
    curriculum: await findPlace(places, { stage: '初中', subject: '物理', ...none }),
    author: await findAuthor(places, accounts.teacher.account),
    isDryRun,
    now: new Date('2026-09-01T00:00:00Z'),
  })
}

const documentOf = async (draftId: number | null): Promise<CourseDocument> => {
  const [found] = await database.db
    .select()
    .from(courseDraft)
    .where(eq(courseDraft.id, draftId ?? 0))
  if (found === undefined) throw new Error('no draft')
  return found.document
}

const shapeOf = ({ name, introduction, chapters }: CourseDocument) => ({
  name,
  introduction,
  chapters: chapters.map((chapter) => [
    chapter.name,
    ...chapter.sections.map((it) => `${it.kind} ${it.name} ${it.file?.name ?? it.questionIds.length}`),
  ]),
})

describe('a backup of a Moodle course', () => {
  test('becomes a draft with its files and questions, once, and tells what has no place', async () => {
    const place = put('course.mbz', await tarOf(MOODLE))
    const tried = await take(place, true)
    expect(tried).toMatchObject({ draftId: null, chapters: 1, sections: 2, questions: 1 })
    const done = await take(place)
    expect(shapeOf(await documentOf(done.draftId))).toEqual({
      name: '电学入门',
      introduction: '从电荷讲起\n\n说明\n先看讲义。\n\n资料：https://example.com/a\n\n注意安全',
      chapters: [['第一单元', 'file 讲义 讲义.pdf', 'questions 小测 1']],
    })
    expect(done.lost).toEqual([
      '“讨论”（讨论区）没有对应的地方',
      '题目“一段文字”没有导入，这是一段说明，没有作答的地方',
    ])
    expect(await take(place)).toMatchObject({ isKnown: true, draftId: done.draftId })
  })

  test('brings embedded answers and pairs in with their parts, and names what has a gap of no kind', async () => {
    const part = (id: number, text: string) =>
      question(id, 'part', 'shortanswer', '')
        .replace('<parent>0</parent>', '<parent>83</parent>')
        .replace(/<questiontext>.*?<\/questiontext>/, `<questiontext>${text}</questiontext>`)
    const embedded = (id: number, text: string, sequence: string) =>
      question(
        id,
        '欧姆定律',
        'multianswer',
        `<multianswer><sequence>${sequence}</sequence></multianswer>`,
      ).replace(/<questiontext>.*?<\/questiontext>/, `<questiontext>${text}</questiontext>`)
    const pairs = `<matches><match id="1"><questiontext>电压</questiontext><answertext>伏特</answertext></match><match id="2"><questiontext>电流</questiontext><answertext>安培</answertext></match></matches>`
    const entries = [
      entry(71, embedded(83, '电阻的单位是{#1}，电流的单位是{#2}。', '84,85')),
      entry(73, part(84, '{1:SHORTANSWER:=欧姆}')),
      entry(74, part(85, '{1:MULTICHOICE:=安培~伏特}')),
      entry(72, question(86, '配对', 'match', pairs)),
      entry(75, embedded(87, '没有作答处{#1}', '99')),
    ].join('')
    const done = await take(
      put(
        'cloze.mbz',
        await tarOf({
          ...MOODLE,
          'course/course.xml': '<course><fullname>嵌入式填空</fullname><summary></summary></course>',
          'questions.xml': `<question_categories><question_category id="1"><question_bank_entries>${entries}</question_bank_entries></question_category></question_categories>`,
        }),
      ),
    )
    expect(done.lost.filter((line) => line.includes('题目'))).toEqual([expect.stringContaining('欧姆定律')])
    const { chapters } = await documentOf(done.draftId)
    const ids = chapters.flatMap(({ sections }) => sections.flatMap((it) => it.questionIds))
    expect(ids).toHaveLength(2)
    const made = await database.db
      .select()
      .from(questionRow)
      .where(eq(questionRow.id, ids[0] ?? 0))
    expect(made[0]?.stem).toBe('电阻的单位是___，电流的单位是___。')
    const parts = await database.db
      .select()
      .from(questionRow)
      .where(eq(questionRow.parentId, ids[0] ?? 0))
      .orderBy(questionRow.sort)
    expect(parts.map(({ questionType }) => questionType)).toEqual([4, 1])
    expect(parts[0]?.answers).toEqual([['欧姆']])
  })

  test('is the same as ZIP', async () => {
    const done = await take(put('course-zip.mbz', zipOf(MOODLE)))
    expect(done).toMatchObject({ isKnown: false, sections: 2, questions: 1 })
  })
})

const choice = (profile: string, ident: string, right: string) =>
  `<item ident="${ident}" title="${ident}"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>${profile}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
  <presentation><material><mattext texttype="text/html">&lt;p&gt;${ident}？&lt;/p&gt;</mattext></material><response_lid ident="r"><render_choice><response_label ident="x"><material><mattext>甲</mattext></material></response_label><response_label ident="y"><material><mattext>乙</mattext></material></response_label></render_choice></response_lid></presentation>
  <resprocessing><respcondition><conditionvar><varequal respident="r">${right}</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>`

const CARTRIDGE: Readonly<Record<string, string | Buffer>> = {
  'imsmanifest.xml': `<manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest"><metadata><lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>力学</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata>
  <organizations><organization identifier="o"><item identifier="root"><item identifier="m1"><title>第一章</title><item identifier="i1" identifierref="r1"><title>讲义</title></item><item identifier="i2" identifierref="r2"><title>练习</title></item><item identifier="i3" identifierref="r3"><title>读一读</title></item><item identifier="i4" identifierref="r4"><title>网址</title></item><item identifier="i5" identifierref="r5"><title>话题</title></item></item></item></organization></organizations>
  <resources><resource identifier="r1" type="webcontent" href="web/a%20b.pdf"><file href="web/a%20b.pdf"/></resource><resource identifier="r2" type="imsqti_xmlv1p2/imscc_xmlv1p3/assessment"><file href="quiz/q.xml"/></resource><resource identifier="r3" type="webcontent" href="web/page.html"/><resource identifier="r4" type="imswl_xmlv1p3"><file href="link.xml"/></resource><resource identifier="r5" type="imsdt_xmlv1p3"><file href="topic.xml"/></resource></resources></manifest>`,
  'web/a b.pdf': PDF,
  'web/page.html': '<html><head><title>x</title></head><body><p>力是什么</p></body></html>',
  'link.xml': '<webLink><title>网址</title><url href="https://example.com/b"/></webLink>',
  'topic.xml': '<topic/>',
  'quiz/q.xml': `<questestinterop><assessment ident="a"><section>${choice('cc.multiple_choice.v0p1', '惯性', 'y')}${choice('cc.pattern_match.v0p1', '别的', 'y')}</section></assessment></questestinterop>`,
}

describe('a Common Cartridge', () => {
  test('becomes a draft with its files and questions, and tells what has no place', async () => {
    const done = await take(put('course.imscc', zipOf(CARTRIDGE)))
    expect(shapeOf(await documentOf(done.draftId))).toEqual({
      name: '力学',
      introduction: '读一读\n力是什么\n\n网址：https://example.com/b',
      chapters: [['第一章', 'file 讲义 a b.pdf', 'questions 练习 1']],
    })
    expect(done.lost).toEqual([
      '“练习”：题目“别的”的题型 cc.pattern_match.v0p1，题库里没有',
      '“话题”（讨论话题）没有对应的地方',
    ])
  })
})

describe('a hostile archive', () => {
  const unpack = async (name: string, bytes: Uint8Array, limits?: Parameters<typeof unpackCourse>[2]) =>
    unpackCourse(put(name, bytes), mkdtempSync(join(folder, 'out-')), limits)

  test('is refused: paths that lead out, links, bombs, too many files, what is cut off and what is none', async () => {
    const bomb = Buffer.alloc(8 * 1024 * 1024)
    const few = { files: 2, bytes: 1e9, ratio: 200 }
    const link = (type: 'symlink' | 'link') =>
      tarOf({}, (tar) => tar.entry({ name: 'a', type, linkname: '/etc/passwd' }))
    await expect(unpack('1', zipOf({ '../a': 'x' }))).rejects.toThrow('指向外面')
    await expect(unpack('2', await tarOf({ '../../a': 'x' }))).rejects.toThrow('指向外面')
    await expect(unpack('3', await tarOf({ '/etc/a': 'x' }))).rejects.toThrow('指向外面')
    await expect(unpack('4', await link('symlink'))).rejects.toThrow('链接')
    await expect(unpack('5', await link('link'))).rejects.toThrow('链接')
    await expect(unpack('6', zipOf({ a: bomb }))).rejects.toThrow('太大')
    await expect(unpack('7', await tarOf({ a: bomb }))).rejects.toThrow('太大')
    await expect(unpack('8', zipOf({ a: 'x', b: 'x', c: 'x' }), few)).rejects.toThrow('太多')
    await expect(unpack('9', await tarOf({ a: 'x', b: 'x', c: 'x' }), few)).rejects.toThrow('太多')
    await expect(unpack('10', (await tarOf(MOODLE)).subarray(0, 5000))).rejects.toThrow('打不开')
    await expect(unpack('11', zipOf(MOODLE).subarray(0, 5000))).rejects.toThrow('打不开')
    await expect(unpack('12', Buffer.from('%PDF-1.4'))).rejects.toThrow('不是课程备份')
  })

  test('with no course in it, or documents of its own entities, says so', async () => {
    await expect(take(put('none.zip', zipOf({ 'a.txt': 'x' })))).rejects.toThrow('不是课程备份')
    const entities = '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><manifest>&e;</manifest>'
    await expect(take(put('e.imscc', zipOf({ 'imsmanifest.xml': entities })))).rejects.toThrow('XML')
  })
})
