import { useEffect, useState } from 'react'
import type { CourseEditorActor } from '#application/studio/course-editor.provide.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { useRunning } from '../../use-running.ts'

/** The editor of a course; it outlives the view that asks for it until what was made there is handed over. */
export const useCourseEditor = (id: number): CourseEditorActor => {
  const { openCourseEditor } = useStudioLogic()
  const [editor] = useState(() => openCourseEditor(id))
  useEffect(() => {
    editor.start()
    return () => editor.send({ type: 'editor.leave' })
  }, [editor])
  useRunning(editor, { outlives: true })
  return editor
}
