import type { LessonPlan } from '../document/lesson-plan.js'
import type { Statement } from '../document/point.js'
import { shelfOf, signatureOf } from '../document/wording.js'
import { motif } from '../look/motif.js'
import { paletteOf } from '../look/palette.js'
import { documentOf, escape, prose } from './html.js'

export const slideSize = { width: 640, height: 360 } as const

const style = `
body{width:640px;height:360px;overflow:hidden;background:#fdfdfc}
.first{height:360px;background:var(--soft);border-left:12px solid var(--text);padding:0 36px;display:grid;grid-template-columns:1fr 130px;gap:24px;align-items:center}
.first p{font-size:15px;color:var(--text)}
.first p:last-child{color:var(--mute);font-size:14px}
h1{font-size:31px;line-height:1.35;color:var(--deep);margin:12px 0 18px;max-height:168px;overflow:hidden}
.one{height:360px;padding:24px 36px 18px;display:grid;grid-template-rows:auto 1fr auto}
.one header{display:flex;gap:12px;align-items:center;color:var(--deep);font-size:24px;font-weight:700;line-height:1.3}
.one header svg{flex:none}
main{font-size:29px;line-height:1.5;margin:14px 0 12px;padding:0 22px;background:var(--soft);border-radius:12px;overflow:hidden;min-height:0}
main>div{min-height:100%;padding:12px 0;display:flex;flex-direction:column;justify-content:center;gap:.25em}
.bar{height:5px;border-radius:3px;background:var(--tint)}
.bar i{display:block;height:5px;border-radius:3px;background:var(--text)}`

export const titleSlide = (plan: LessonPlan): string =>
  documentOf(
    plan.title,
    style,
    `<div class="first"><div><p>${escape(shelfOf(plan))}</p><h1 data-fit>${escape(plan.title)}</h1>
     <p>${escape(signatureOf(plan))}</p></div>${motif(plan.subject, 130)}</div>`,
    paletteOf(plan.subject),
  )

export const contentSlide = (
  plan: LessonPlan,
  { heading, sentences }: Statement,
  index: number,
  count: number,
): string =>
  documentOf(
    plan.title,
    style,
    `<div class="one"><header>${motif(plan.subject, 34)}<span>${escape(heading ?? plan.title)}</span></header>
     <main data-fit><div>${sentences.map((one) => `<p>${prose(one)}</p>`).join('')}</div></main>
     <div class="bar"><i style="width:${Math.round(((index + 1) / count) * 100)}%"></i></div></div>`,
    paletteOf(plan.subject),
  )
