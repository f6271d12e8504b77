import type { LessonPlan, PlanSlide } from '../document/lesson-plan.ts'
import { shelfOf, signatureOf } from '../document/wording.ts'
import { motif } from '../look/motif.ts'
import { paletteOf } from '../look/palette.ts'
import { boardHtml, styleOf } from './board.ts'
import { documentOf, escape, prose } from './html.ts'

export const slideSize = { width: 1280, height: 720 } as const

const style = `
body{width:1280px;height:720px;overflow:hidden;background:#fdfdfc}
.first{height:720px;background:var(--soft);border-left:24px solid var(--text);padding:0 72px;display:grid;grid-template-columns:1fr 260px;gap:48px;align-items:center}
.first p{font-size:30px;color:var(--text)}
.first p:last-child{color:var(--mute);font-size:28px}
h1{font-size:60px;line-height:1.35;color:var(--deep);margin:24px 0 36px;max-height:326px;overflow:hidden}
.one{height:720px;padding:40px 64px 30px;display:grid;grid-template-rows:auto 1fr auto}
.one header{display:flex;gap:22px;align-items:center;color:var(--deep);font-size:46px;font-weight:700;line-height:1.3}
.one header svg{flex:none}
main{font-size:42px;line-height:1.5;margin:24px 0 20px;padding:0 40px;background:var(--soft);border-radius:22px;overflow:hidden;min-height:0}
main>.said{min-height:100%;padding:22px 0;display:flex;flex-direction:column;justify-content:center;gap:.4em}
main.drawn{display:grid;grid-template-columns:1fr 640px;grid-template-rows:100%;gap:32px;padding:0 24px 0 36px;font-size:36px}
main.drawn>.board{padding:22px 0;min-height:0;height:100%}
.bar{height:10px;border-radius:5px;background:var(--tint)}
.bar i{display:block;height:10px;border-radius:5px;background:var(--text)}`

export const titleSlide = (plan: LessonPlan): string =>
  documentOf(
    plan.title,
    style,
    `<div class="first"><div><p>${escape(shelfOf(plan))}</p><h1 data-fit>${escape(plan.title)}</h1>
     <p>${escape(signatureOf(plan))}</p></div>${motif(plan.subject, 260)}</div>`,
    paletteOf(plan.subject),
  )

/** What is said on the left of a drawing, or above everything else that is drawn. */
const bodyOf = ({ sentences, boards }: PlanSlide, plan: LessonPlan): string => {
  const palette = paletteOf(plan.subject)
  const said = sentences.map((one) => `<p>${prose(one)}</p>`).join('')
  const figures = boards.filter(({ kind }) => kind === 'figure')
  const others = boards.filter(({ kind }) => kind !== 'figure').map((board) => boardHtml(board, palette))
  const text = `<div class="said">${said}${others.join('')}</div>`
  return figures.length === 0
    ? `<main data-fit>${text}</main>`
    : `<main class="drawn" data-fit>${text}<div class="board">${figures.map((board) => boardHtml(board, palette)).join('')}</div></main>`
}

export const contentSlide = (plan: LessonPlan, slide: PlanSlide, index: number, count: number): string =>
  documentOf(
    plan.title,
    style + styleOf(slide.boards),
    `<div class="one"><header>${motif(plan.subject, 68)}<span>${escape(slide.heading ?? plan.title)}</span></header>
     ${bodyOf(slide, plan)}
     <div class="bar"><i style="width:${Math.round(((index + 1) / count) * 100)}%"></i></div></div>`,
    paletteOf(plan.subject),
  )
