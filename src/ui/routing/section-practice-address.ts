import { CONTENT_TYPE } from '#domain/catalogue/category.ts'

/** Where the questions of a section of a course are practised; by itself, since courses do without the rest of the bank. */
export const sectionPracticeAddress = (courseId: number, sectionId: number): string =>
  `/details?type=${CONTENT_TYPE.question}&mode=practice&course=${courseId}&section=${sectionId}`
