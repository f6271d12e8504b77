import { Heading, Text, TextField } from '@radix-ui/themes'
import { useId } from 'react'
import {
  MAX_COURSE_INTRODUCTION,
  MAX_COURSE_NAME,
  MAX_COURSE_SUMMARY,
} from '#domain/studio/course-document.ts'
import { fieldSet } from '#domain/studio/course-outline.ts'
import { Labelled } from '../../components/labelled.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { studioCopy as words } from '../../copy/studio-copy.ts'
import { COURSE_FIELDS, type EditorPartProps } from './studio-actors.ts'

/** What a course is called and says of itself. */
export const BasicsPart = ({ editor, course }: EditorPartProps) => {
  const { document } = course.workingCopy
  const locked = !course.state.rights.edit
  const heading = useId()
  const set = (field: string, value: string) =>
    editor.send({ type: 'editor.edit', edits: fieldSet(document, '', field, value) })
  return (
    <section
      className="course-part"
      aria-labelledby={heading}
      onFocus={() => editor.send({ type: 'editor.at', key: '' })}
    >
      <Heading as="h2" size="4" id={heading}>
        {words.basics}
      </Heading>
      <Labelled id={COURSE_FIELDS.name} label={words.name}>
        {(field) => (
          <TextField.Root
            {...field}
            value={document.name}
            maxLength={MAX_COURSE_NAME}
            readOnly={locked}
            onChange={({ target }) => set('name', target.value)}
          />
        )}
      </Labelled>
      <Labelled label={words.summary}>
        {(field) => (
          <TextField.Root
            {...field}
            value={document.summary}
            maxLength={MAX_COURSE_SUMMARY}
            readOnly={locked}
            onChange={({ target }) => set('summary', target.value)}
          />
        )}
      </Labelled>
      <Labelled label={words.introduction} hint={words.introductionHint}>
        {(field) => (
          <TextArea
            {...field}
            value={document.introduction}
            rows={6}
            maxLength={MAX_COURSE_INTRODUCTION}
            readOnly={locked}
            onChange={({ target }) => set('introduction', target.value)}
          />
        )}
      </Labelled>
      <div className="course-part__field">
        <Text size="2" aria-hidden="true">
          {words.finish}
        </Text>
        <NativeSelect
          label={words.finish}
          value={document.finish}
          disabled={locked}
          options={(['required', 'all'] as const).map((value) => ({ value, name: words.finishes[value] }))}
          onChoose={(value) => set('finish', value)}
        />
      </div>
    </section>
  )
}
