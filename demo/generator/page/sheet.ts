import type { Exam } from '../../content/types.ts'
import type { ResourceDocument } from '../document/catalogue.ts'
import { type Statement, statementOf } from '../document/point.ts'
import { tableOf } from '../document/table.ts'
import { paperOf, type Section, scoreOf, sectionTitle } from '../document/task.ts'
import { chapterOf, ordinal, shelfOf, signatureOf } from '../document/wording.ts'
import { motif } from '../look/motif.ts'
import { paletteOf } from '../look/palette.ts'
import { documentOf, escape, prose } from './html.ts'
import { htmlTable } from './html-table.ts'

/*
 * One TrueType font in one weight: Noto's CFF outlines would come out as dozens of Type 3 fonts, ten times the
 * size, and so would stroked text. Weight is the same glyph drawn again a hair to the right.
 */
const style = `
@page{size:A4;margin:16mm 17mm 15mm}
body{font-family:'WenQuanYi Micro Hei','Noto Sans CJK SC',sans-serif;font-size:11pt;line-height:1.75}
h1,h2,h3,th,b{font-weight:400;text-shadow:.4px 0 currentColor}
header{display:flex;gap:14px;align-items:center;padding-bottom:12px;border-bottom:2px solid var(--text)}
header p{font-size:9pt;color:var(--mute);line-height:1.5}
h1{font-size:19pt;line-height:1.35;color:var(--deep)}
.meta{display:flex;justify-content:space-between;gap:16px;font-size:9pt;color:var(--mute);padding:8px 0 0}
.lead{margin:16px 0 4px;padding:10px 14px;background:var(--soft);border-radius:6px;color:var(--deep)}
h2{font-size:13pt;color:var(--text);margin:20px 0 8px;break-after:avoid}
.step{display:grid;grid-template-columns:26px 1fr;gap:10px;padding:8px 0;border-bottom:1px solid var(--tint);break-inside:avoid}
.no{width:22px;height:22px;line-height:22px;margin-top:3px;border-radius:50%;background:var(--text);color:#fff;font-size:9pt;text-align:center}
h3{font-size:11.5pt;color:var(--deep)}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.cards .step{grid-template-columns:1fr;gap:2px;align-content:start;padding:12px 14px;border:1px solid var(--tint);border-top:3px solid var(--text);border-radius:4px}
.lines i{display:block;height:30px;border-bottom:1px dashed var(--line)}
.fill{display:flex;gap:24px;justify-content:center;font-size:10.5pt;margin:12px 0 2px}
.fill u{text-decoration:none;border-bottom:1px solid #202020;display:inline-block;width:88px}
.task{display:grid;grid-template-columns:24px 1fr;padding:7px 0;break-inside:avoid}
.answers{break-inside:avoid;padding:12px 16px;background:var(--soft);border-radius:6px}
.answers p{font-size:10pt}
table{width:calc(100% - 2px);border-collapse:collapse;margin:10px 0;font-size:10pt;line-height:1.6}
td,th{border:1px solid var(--line);padding:6px 8px;text-align:left;vertical-align:top}
th{background:var(--soft);color:var(--deep)}
.paper{font-size:11.5pt;line-height:1.9}
.paper h3{margin:10px 0 2px}
.paper h1{text-align:center;font-size:18pt}
.paper header{display:block;text-align:center}
footer{margin-top:22px;font-size:8.5pt;color:var(--mute);text-align:right}`

const sentences = ({ sentences: said }: Statement): string =>
  said.map((one) => `<p>${prose(one)}</p>`).join('')

const steps = (points: readonly string[]): string =>
  points
    .map(statementOf)
    .map((one, index) => {
      const heading = one.heading === undefined ? '' : `<h3>${escape(one.heading)}</h3>`
      return `<div class="step"><span class="no">${index + 1}</span><div>${heading}${sentences(one)}</div></div>`
    })
    .join('')

const cards = (points: readonly string[]): string =>
  `<div class="cards">${points
    .map(statementOf)
    .map(
      (one, index) =>
        `<div class="step"><h3>${escape(one.heading ?? `要点${ordinal(index)}`)}</h3><div>${sentences(one)}</div></div>`,
    )
    .join('')}</div>`

const body = (points: readonly string[], list: (points: readonly string[]) => string): string => {
  const table = tableOf(points)
  return table === undefined
    ? list(points)
    : htmlTable(table) + (table.notes.length > 0 ? list(table.notes) : '')
}

const heading = (one: ResourceDocument): string =>
  `<header>${motif(one.subject, 56)}<div><p>${escape(shelfOf(one))}</p><h1>${escape(one.title)}</h1></div></header>
   <div class="meta"><span>${escape(chapterOf(one))}</span><span>${escape(signatureOf(one))}</span></div>`

const lead = (label: string, one: ResourceDocument): string =>
  `<p class="lead"><b>${label}</b>　${prose(one.summary)}</p>`

const lines = (count: number): string => `<div class="lines">${'<i></i>'.repeat(count)}</div>`

const blanks = (labels: readonly string[]): string =>
  `<p class="fill">${labels.map((label) => `<span>${label}<u></u></span>`).join('')}</p>`

/** What both versions of a study sheet ask. */
const askedOf = (one: ResourceDocument): readonly string[] =>
  examOf(one).points.flatMap(({ asked }) => asked ?? [])

const study = (one: ResourceDocument): string =>
  `${heading(one)}${blanks(['班级', '姓名', '日期'])}${lead('学习目标', one)}
   <h2>学习任务</h2>${body(askedOf(one), steps)}${keyHtml(examOf(one))}<h2>我的疑问与收获</h2>${lines(3)}`

const plan = (one: ResourceDocument): string =>
  `${heading(one)}${lead('设计意图', one)}<h2>教学过程</h2>${body(one.points, steps)}<h2>教学反思</h2>${lines(4)}`

const tasksHtml = (sections: readonly Section[]): string => {
  let number = 0
  return sections
    .map(({ name, tasks }, index) => {
      const title = name === undefined ? '' : `<h3>${ordinal(index)}、${escape(sectionTitle(name))}</h3>`
      const list = tasks.map((task) => {
        if (task.answer === undefined)
          return `<div class="task"><span></span><p>${prose(task.question)}</p></div>`
        number += 1
        return `<div class="task"><span>${number}.</span><p>${scoreOf(task)}${prose(task.question)}</p></div>`
      })
      return title + list.join('')
    })
    .join('')
}

const answersHtml = (sections: readonly Section[]): string => {
  const tasks = sections.flatMap((section) => section.tasks).flatMap(({ answer }) => answer ?? [])
  return `<h2>参考答案</h2><div class="answers">${tasks
    .map((answer, index) => `<p>${index + 1}. ${prose(answer)}</p>`)
    .join('')}</div>`
}

const examOf = ({ key, exam }: ResourceDocument): Exam => {
  if (exam === undefined) throw new Error(`${key} has no version`)
  return exam
}

/** Answers and how they are marked, on what teachers get. */
const keyHtml = (exam: Exam): string => {
  if (!exam.forTeachers) return ''
  const { sections, marking } = paperOf(exam)
  const marks = marking.map((line) => `<p>${prose(line)}</p>`).join('')
  return `${answersHtml(sections)}${marks === '' ? '' : `<h2>答案要点与评分</h2><div class="answers">${marks}</div>`}`
}

const paper = (one: ResourceDocument): string => {
  const exam = examOf(one)
  const { sections } = paperOf(exam)
  return `<div class="paper"><header><p>${escape(shelfOf(one))}</p><h1>${escape(one.title)}</h1></header>
    <div class="meta"><span>${escape(chapterOf(one))}</span><span>命题：${escape(signatureOf(one))}</span></div>
    ${blanks(['班级', '姓名', '学号', '得分'])}${lead('说明', one)}
    <h2>试题</h2>${tasksHtml(sections)}${keyHtml(exam)}</div>`
}

const handout = (one: ResourceDocument): string =>
  `${heading(one)}${lead('内容提要', one)}<h2>内容</h2>${body(one.points, cards)}`

const layouts: Readonly<Record<ResourceDocument['kind'], (one: ResourceDocument) => string>> = {
  课件: handout,
  素材: handout,
  微课: handout,
  教案: plan,
  学案: study,
  试卷: paper,
}

/** A printed page (or two) of the resource, laid out as its kind is on paper. */
export const sheet = (one: ResourceDocument): string =>
  documentOf(
    one.title,
    style,
    `${layouts[one.kind](one)}<footer>知源课堂 · ${escape(one.kind)}</footer>`,
    paletteOf(one.subject),
  )
