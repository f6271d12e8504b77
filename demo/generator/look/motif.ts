import type { SubjectKey } from '../../content/types.ts'
import { type Palette, paletteOf } from './palette.ts'

type Drawing = (colour: Palette) => string

const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`

/** Line drawings on a field of 96 × 96; `.f` is filled with the tint, the rest is stroke. */
const drawings: Readonly<Record<SubjectKey, Drawing>> = {
  chinese: () =>
    `<path class="f" d="M48 26c-9-8-22-9-34-5v50c12-4 25-3 34 5 9-8 22-9 34-5V21c-12-4-25-3-34 5z"/>
     <path d="M48 26v50M23 34c6-1 11 0 16 2M23 46c6-1 11 0 16 2M23 58c6-1 11 0 16 2M57 36c5-2 10-3 16-2M57 48c5-2 10-3 16-2"/>`,
  math: () =>
    `<circle class="f" cx="58" cy="40" r="25"/><path d="M14 80V22l62 58zM14 68h12v12"/>
     <path d="M58 40l18-17M58 40h25"/>`,
  english: () =>
    `<path class="f" d="M16 18h64a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H46L30 82V68H16a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z"/>
     <path d="M24 56l11-28 11 28M28 46h14"/><circle cx="62" cy="48" r="8"/><path d="M70 39v17"/>`,
  physics: (c) =>
    `<g><ellipse class="f" cx="48" cy="48" rx="38" ry="15"/>
     <ellipse cx="48" cy="48" rx="38" ry="15" transform="rotate(60 48 48)"/>
     <ellipse cx="48" cy="48" rx="38" ry="15" transform="rotate(120 48 48)"/></g>
     <g fill="${c.solid}" stroke="none">${dot(48, 48, 6)}${dot(86, 48, 4)}${dot(29, 15, 4)}</g>`,
  chemistry: (c) =>
    `<path d="M38 14h20M42 14v24L20 76a6 6 0 0 0 5 9h46a6 6 0 0 0 5-9L54 38V14"/>
     <path class="f" d="M31 58h34l11 18a6 6 0 0 1-5 9H25a6 6 0 0 1-5-9z"/>
     <g fill="${c.solid}" stroke="none">${dot(40, 72, 4)}${dot(54, 66, 3)}${dot(58, 77, 2.5)}</g>`,
  biology: () =>
    `<path class="f" d="M16 80C10 38 34 14 82 14c2 46-20 72-58 66"/>
     <path d="M12 86c14-28 30-42 50-54M34 60l-4-20M34 60l22-2M47 46l-2-15M47 46l19-2"/>`,
  politics: () =>
    `<path d="M48 14v66M30 82h36M20 26h56M48 20l-28 6M48 20l28 6"/>
     <path class="f" d="M8 54l12-28 12 28c-2 12-22 12-24 0zM64 54l12-28 12 28c-2 12-22 12-24 0z"/>`,
  history: () =>
    `<path class="f" d="M18 34h60v16c0 14-10 20-30 20S18 64 18 50z"/>
     <path d="M14 34h68M26 34V18h10v16M60 34V18h10v16M30 68l-4 18M66 68l4 18M48 70v14M26 48h44"/>
     <path d="M36 48v8h8M60 48v8h-8"/>`,
  geography: () =>
    `<circle class="f" cx="46" cy="42" r="30"/><path d="M46 12c-18 18-18 42 0 60M46 12c18 18 18 42 0 60M18 32h56M18 52h56"/>
     <path d="M72 16c16 18 12 48-10 58M46 76v10M30 88h32"/>`,
  music: () =>
    `<path d="M36 70V22l42-8v46M36 36l42-8"/><ellipse class="f" cx="26" cy="72" rx="11" ry="9"/>
     <ellipse class="f" cx="68" cy="62" rx="11" ry="9"/>`,
  art: (c) =>
    `<path class="f" d="M48 14c-22 0-38 15-38 34s14 34 30 34c8 0 9-5 6-10-4-7 0-13 8-13h14c11 0 18-6 18-15C86 26 70 14 48 14z"/>
     <g fill="${c.solid}" stroke="none">${dot(30, 40, 5)}${dot(44, 28, 5)}${dot(62, 30, 5)}${dot(28, 58, 5)}</g>`,
  sports: () =>
    `<circle class="f" cx="48" cy="48" r="35"/><path d="M48 13v70M13 48h70M23 23c15 15 15 35 0 50M73 23c-15 15-15 35 0 50"/>`,
  it: () =>
    `<rect class="f" x="10" y="16" width="76" height="50" rx="5"/><path d="M36 30L24 41l12 11M60 30l12 11-12 11M52 27l-8 28M32 82h32M48 66v16"/>`,
}

/** The subject's glyph as a drawing of its own colour. */
export const motif = (subject: SubjectKey, size: number, attributes = ''): string => {
  const colour = paletteOf(subject)
  const inner = drawings[subject](colour).replaceAll('class="f"', `fill="${colour.tint}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${size}" height="${size}" ${attributes}
    fill="none" stroke="${colour.text}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>`
}
