const UNITS = ['B', 'KB', 'MB', 'GB'] as const
const STEP = 1024
/** What would be rounded to 1024 of a unit is one of the next. */
const UP = STEP / (STEP - 0.5)

/** Bytes as a teacher reads them: 86 KB, 2.1 MB; '' for an unknown size. */
export const formatSize = (bytes: number): string => {
  if (!Number.isFinite(bytes) || bytes <= 0) return ''
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(bytes * UP) / Math.log(STEP)))
  const amount = bytes / STEP ** power
  return `${amount < 10 && power > 0 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${UNITS[power]}`
}
