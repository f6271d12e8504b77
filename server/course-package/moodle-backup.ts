import { FileRefusal } from '../import/questions/draft.ts'
import { plainTextOf } from '../import/questions/text-format.ts'
import { allIn, childNamed, childrenNamed, textIn, type XmlElement } from '../import/questions/xml.ts'
import { type CourseOutline, type OutlineItem, xmlAt } from './course-outline.ts'
import { backupQuestions, type StoredBackupFile } from './moodle-backup-questions.ts'
import type { UnpackedCourse } from './unpack-course.ts'

export const MOODLE_MANIFEST = 'moodle_backup.xml'

const said = (element: XmlElement | null | undefined, name: string): string => {
  const text = element === null || element === undefined ? '' : textIn(childNamed(element, name)).trim()
  return text === '$@NULL@$' ? '' : text
}

const inside = (element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((found, name) => found && childNamed(found, name), element)

interface Activity {
  readonly id: string
  readonly sectionId: string
  readonly kind: string
  readonly title: string
  readonly folder: string
}

const WORDS: Readonly<Record<string, string>> = {
  forum: '讨论区',
  assign: '作业',
  glossary: '词汇表',
  wiki: 'Wiki',
  chat: '聊天',
  choice: '投票',
  feedback: '反馈',
  lesson: '教案活动',
  scorm: 'SCORM 课件',
  workshop: '互动评价',
  book: '图书',
  h5pactivity: 'H5P',
  lti: '外部工具',
  data: '数据库活动',
}

const filesIn = (root: XmlElement | null): readonly StoredBackupFile[] =>
  root === null
    ? []
    : childrenNamed(root, 'file').flatMap((file) => {
        const hash = said(file, 'contenthash')
        const fileName = said(file, 'filename')
        if (!/^[0-9a-f]{40}$/.test(hash) || fileName === '.') return []
        return [
          {
            path: `files/${hash.slice(0, 2)}/${hash}`,
            fileName,
            folder: said(file, 'filepath'),
            context: said(file, 'contextid'),
            component: said(file, 'component'),
            area: said(file, 'filearea'),
            item: said(file, 'itemid'),
          },
        ]
      })

/** A backup of a Moodle course (2.0 and later). Nothing about its users is looked at. */
export const readMoodleBackup = async (files: UnpackedCourse): Promise<CourseOutline> => {
  const manifest = await xmlAt(files, MOODLE_MANIFEST)
  const information = inside(manifest ?? undefined, 'information')
  if (information === undefined) throw new FileRefusal(`${MOODLE_MANIFEST} 里没有课程信息`)
  const contents = inside(information, 'contents')
  const activities = childrenNamed(inside(contents, 'activities') ?? information, 'activity').map(
    (it): Activity => ({
      id: said(it, 'moduleid'),
      sectionId: said(it, 'sectionid'),
      kind: said(it, 'modulename'),
      title: said(it, 'title'),
      folder: said(it, 'directory'),
    }),
  )
  const course = await xmlAt(files, `${said(inside(contents, 'course'), 'directory') || 'course'}/course.xml`)
  const stored = filesIn(await xmlAt(files, 'files.xml'))
  const bank = await backupQuestions(files, await xmlAt(files, 'questions.xml'), stored)
  const lost: string[] = []
  const introduction: string[] = [plainTextOf(said(course, 'summary'))]
  const used = new Set<string>()

  const itemsOf = async ({ kind, title, folder }: Activity): Promise<readonly OutlineItem[]> => {
    const root = await xmlAt(files, `${folder}/${kind}.xml`)
    const own = root === null ? undefined : childNamed(root, kind)
    const name = said(own, 'name') || title
    if (root === null || own === undefined) {
      lost.push(`“${name}”（${WORDS[kind] ?? kind}）在备份里没有内容`)
      return []
    }
    if (kind === 'resource' || kind === 'folder') {
      const context = root.attributes['contextid'] ?? ''
      const found = stored.filter(
        (file) => file.context === context && file.component === `mod_${kind}` && file.area === 'content',
      )
      if (found.length === 0) lost.push(`“${name}”的文件不在备份里`)
      return found.map(({ path, fileName }) => ({
        kind: 'file',
        name: found.length === 1 ? name : fileName,
        path,
        fileName,
      }))
    }
    if (kind === 'quiz') {
      const ids = allIn(own)
        .filter((it) => it.name === 'question_instance')
        .flatMap((it) => {
          const direct = said(it, 'questionid')
          const [entry] = allIn(it).filter(({ name: of }) => of === 'questionbankentryid')
          const id = direct || bank.ofEntry.get(textIn(entry).trim()) || ''
          return bank.ids.has(id) ? [id] : []
        })
      for (const id of ids) used.add(id)
      if (ids.length === 0) lost.push(`测验“${name}”里没有可以导入的题目`)
      return ids.length === 0 ? [] : [{ kind: 'questions', name, ids }]
    }
    if (kind === 'label') introduction.push(plainTextOf(said(own, 'intro')))
    else if (kind === 'page') introduction.push(`${name}\n${plainTextOf(said(own, 'content'))}`)
    else if (kind === 'url') introduction.push(`${name}：${said(own, 'externalurl')}`)
    else lost.push(`“${name}”（${WORDS[kind] ?? kind}）没有对应的地方`)
    return []
  }

  const chapters: { name: string; items: OutlineItem[] }[] = []
  for (const section of childrenNamed(inside(contents, 'sections') ?? information, 'section')) {
    const id = said(section, 'sectionid')
    const own = await xmlAt(files, `${said(section, 'directory')}/section.xml`)
    const order = said(own, 'sequence').split(',')
    const mine = activities
      .filter(({ sectionId }) => sectionId === id)
      .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    const title = said(own, 'name') || said(section, 'title')
    const summary = plainTextOf(said(own, 'summary'))
    if (summary !== '') introduction.push(title === '' ? summary : `${title}\n${summary}`)
    const items: OutlineItem[] = []
    for (const activity of mine) items.push(...(await itemsOf(activity)))
    if (items.length > 0) chapters.push({ name: /^\d*$/.test(title) ? '' : title, items })
  }
  const name = said(course, 'fullname') || said(information, 'original_course_fullname')
  const unused = bank.questions.filter(({ id }) => !used.has(id)).length
  if (unused > 0) lost.push(`${unused} 道题没有测验用到，只进题库`)
  return { name, introduction, chapters, questions: bank.questions, lost }
}
