/** The tabs of the personal center in the order of activeIndex (R-learning-4). */
export const COURSE_TABLE_TABS = [
  'courses',
  'learning',
  'browsing',
  'favourites',
  'account',
  'practices',
  'wrong',
] as const
export type CourseTableTab = (typeof COURSE_TABLE_TABS)[number]

/** The address of a tab of the personal center; further parameters belong to the codec. */
export const courseTableAddress = (tab: CourseTableTab): string =>
  `/coursetable?activeIndex=${COURSE_TABLE_TABS.indexOf(tab)}`
