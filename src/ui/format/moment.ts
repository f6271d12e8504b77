const MINUTE_MS = 60_000

const pad = (value: number): string => String(value).padStart(2, '0')
const clock = (date: Date): string => `${pad(date.getHours())}:${pad(date.getMinutes())}`
const dayStart = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** Whole days from `from` to `to` by the calendar of this device; negative for the past. */
const daysBetween = (from: Date, to: Date): number => Math.round((dayStart(to) - dayStart(from)) / 86_400_000)

/** 3月2日; with the year where it is not this one. */
export const formatMonthDay = (date: Date, now: Date): string =>
  date.getFullYear() === now.getFullYear()
    ? `${date.getMonth() + 1}月${date.getDate()}日`
    : `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日`

/** When something happened: 刚刚, 今天 10:20, 昨天 10:20, 9月3日, 2025年9月3日; '' for no time (R-product-6). */
export const formatMoment = (iso: string, now: Date): string => {
  const date = new Date(iso)
  if (iso === '' || Number.isNaN(date.getTime())) return ''
  const age = now.getTime() - date.getTime()
  // Of two clocks one is always ahead.
  if (Math.abs(age) < MINUTE_MS) return '刚刚'
  const days = daysBetween(now, date)
  if (days === 0) return `今天 ${clock(date)}`
  if (days === -1) return `昨天 ${clock(date)}`
  return formatMonthDay(date, now)
}

/** 19:30; '' for no time. */
export const formatHour = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : clock(date)
}

/** Which day it was: 今天, 昨天, 9月3日, 2025年9月3日. */
export const formatDay = (day: Date, now: Date): string => {
  const days = daysBetween(now, day)
  if (days === 0) return '今天'
  return days === -1 ? '昨天' : formatMonthDay(day, now)
}

/** When something begins or ends, or was done and is looked for by its time, always with the hour: 今天 19:30, 明天 19:30, 9月3日 19:30. */
export const formatStart = (iso: string, now: Date): string => {
  const date = new Date(iso)
  if (iso === '' || Number.isNaN(date.getTime())) return ''
  const days = daysBetween(now, date)
  if (days === 0) return `今天 ${clock(date)}`
  if (days === 1) return `明天 ${clock(date)}`
  return `${formatMonthDay(date, now)} ${clock(date)}`
}
