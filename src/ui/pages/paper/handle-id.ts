/** The element by which a question of a paper is moved: what was moved or swapped is found again by it. */
export const handleIdOf = (questionId: number): string => `move-question-${questionId}`
