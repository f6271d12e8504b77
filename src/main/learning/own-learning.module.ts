import { ContainerModule } from 'inversify'
import { provideLearningList } from '#application/learning/learning-list.provide.ts'
import { provideTimetable } from '#application/learning/timetable.provide.ts'
import { LEARNING_LIST_LOGIC, LEARNING_PORT, TIMETABLE_LOGIC } from './tokens.ts'

/** 我的课程 and 课表. */
export const ownLearningModule = new ContainerModule(({ bind }) => {
  bind(LEARNING_LIST_LOGIC).toResolvedValue(provideLearningList, [LEARNING_PORT])
  bind(TIMETABLE_LOGIC).toResolvedValue(provideTimetable, [LEARNING_PORT])
})
