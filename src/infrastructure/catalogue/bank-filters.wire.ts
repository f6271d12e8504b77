import type { QuestionNarrowing } from '#domain/catalogue/menu-narrowing.ts'

/** What is 0 or '' is not sent: it means anything. */
export const wanted = <K extends string, V extends number | string>(
  values: Readonly<Record<K, V>>,
): Partial<Record<K, V>> =>
  Object.fromEntries(Object.entries<V>(values).filter(([, value]) => value !== 0 && value !== '')) as Partial<
    Record<K, V>
  >

/** The filters of the question bank as the wire says them, in its list and in what counts it. */
export const wireFiltersOf = ({ area, source, ...numbers }: QuestionNarrowing) => ({
  ...wanted(numbers),
  ...wanted({ area, source }),
})
