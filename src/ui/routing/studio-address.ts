/** Where one's courses are listed. */
export const STUDIO_ADDRESS = '/studio'

export const courseEditorAddress = (id: number): string => `/studio/courses/${id}`

/** The course as learners would see it; of a section where one is named. */
export const coursePreviewAddress = (id: number, sectionKey = ''): string =>
  `/studio/courses/${id}/preview${sectionKey === '' ? '' : `?section=${encodeURIComponent(sectionKey)}`}`

/** Captions and questions of a film of the course. */
export const filmSectionAddress = (id: number, key: string): string => `/studio/courses/${id}/films/${key}`

/** A published resource in the hands of its teacher. */
export const resourceEditorAddress = (id: number): string => `/studio/resources/${id}`

/** What the server does for its users while nobody waits. */
export const JOBS_ADDRESS = '/studio/jobs'

/** Where teachers find the questions that they make. */
export const STUDIO_QUESTIONS_ADDRESS = '/studio/questions'
