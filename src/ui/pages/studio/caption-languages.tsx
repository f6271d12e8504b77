import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useState } from 'react'
import type { CaptionEditorActor, CaptionsOf } from '#application/studio/caption-editor.provide.ts'
import type { CourseEditorActor } from '#application/studio/course-editor.provide.ts'
import { selectUnsavedCaptions } from '#application/studio/course-editor.selectors.ts'
import type { CourseSection } from '#domain/studio/course-document.ts'
import { captionTakenOut } from '#domain/studio/section-edits.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { filmSectionCopy as words } from '../../copy/film-section-copy.ts'
import { useRunning } from '../../use-running.ts'
import { CaptionPanel } from './caption-panel.tsx'
import type { FilmHandle } from './film-frame.tsx'

export interface CaptionLanguagesProps {
  readonly editor: CourseEditorActor
  readonly section: CourseSection
  readonly film: RefObject<FilmHandle | null>
  readonly second: number
  readonly duration: number
  readonly locked: boolean
}

/** The languages that a film's captions have, or could have, by their tags. */
const languagesOf = ({ captions }: CourseSection): ReadonlyMap<string, string> =>
  new Map([
    ...words.languages.map(({ value, name }) => [value, name] as const),
    ...captions.map(({ language, label }) => [language, label] as const),
  ])

/** The captions of a film, a language at a time. */
export const CaptionLanguages = (props: CaptionLanguagesProps) => {
  const { editor, section, locked } = props
  const languages = languagesOf(section)
  const unsaved = useSelector(editor, selectUnsavedCaptions)
    .filter((one) => one.section.key === section.key)
    .map((one) => one.language)
  // What an earlier page left is saved by being opened.
  const [language, setLanguage] = useState(unsaved[0] ?? section.captions[0]?.language ?? 'zh-CN')
  const label = languages.get(language) ?? language
  const isThere = section.captions.some((one) => one.language === language)
  return (
    <>
      <div className="caption-languages">
        <NativeSelect
          label={words.language}
          value={language}
          options={[...languages].map(([value, name]) => ({
            value,
            name: unsaved.includes(value)
              ? words.unsavedCaptions(name)
              : section.captions.some((one) => one.language === value)
                ? words.withCaptions(name)
                : name,
          }))}
          onChoose={setLanguage}
        />
        {isThere && !locked && (
          <ConfirmButton
            label={words.takeOut}
            question={words.takeOutAsk(label)}
            hint={words.takeOutHint}
            onConfirm={() => editor.send({ type: 'editor.edit', edits: captionTakenOut(section, language) })}
          />
        )}
      </div>
      <Captions key={language} {...props} language={language} label={label} />
    </>
  )
}

const Captions = ({
  language,
  label,
  editor,
  section,
  ...rest
}: CaptionLanguagesProps & Pick<CaptionsOf, 'language' | 'label'>) => {
  const captions = useCaptionEditor(editor, { sectionKey: section.key, language, label })
  return (
    <CaptionPanel
      {...rest}
      captions={captions}
      name={`${section.key}/${language}`}
      fileName={`${section.name}.${language}.vtt`}
    />
  )
}

/** The captions outlive their view until they are kept. */
const useCaptionEditor = (editor: CourseEditorActor, of: CaptionsOf): CaptionEditorActor => {
  const { openCaptionEditor } = useStudioLogic()
  const [captions] = useState(() => openCaptionEditor(editor, of))
  useEffect(() => {
    captions.start()
    return () => captions.send({ type: 'captionEditor.leave' })
  }, [captions])
  useRunning(captions, { outlives: true })
  return captions
}
