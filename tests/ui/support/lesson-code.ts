/** Fetches what the page of a lesson is made of, so that a test of it waits for the page and not for its code. */
export const fetchLessonCode = async (): Promise<void> => {
  await Promise.all([
    import('#ui/pages/play/play-page.tsx'),
    import('#ui/pages/play/live-play.tsx'),
    import('#ui/pages/play/room-panel.tsx'),
    import('#ui/question/stop-answer.tsx'),
    import('#main/bundles/signed-in.bootstrap.ts'),
    import('#main/bundles/lesson.bootstrap.ts'),
    import('#main/bundles/answering.bootstrap.ts'),
    import('#main/adapters/memory/lesson.ts'),
    import('#main/adapters/memory/answering.ts'),
  ])
}
