import type { VersionContent } from '../types.ts'

const pepParts = ['Part A', 'Part B', 'Part C']
const yilinParts = [
  'Story time',
  'Grammar time',
  'Fun time',
  'Sound time',
  'Culture time',
  'Cartoon time',
  'Checkout time',
  'Ticking time',
]

export const primaryVersions: readonly VersionContent[] = [
  {
    name: '人教版',
    books: [
      {
        name: '四年级上册',
        edition: 2012,
        grade: 4,
        chapters: [
          ['Unit 1 My classroom', pepParts],
          ['Unit 2 My schoolbag', pepParts],
          ['Unit 3 My friends', pepParts],
          ['Unit 4 My home', pepParts],
          ["Unit 5 Dinner's ready", pepParts],
          ['Unit 6 Meet my family!', pepParts],
        ],
      },
      {
        name: '五年级上册',
        edition: 2012,
        grade: 5,
        chapters: [
          ["Unit 1 What's he like?", pepParts],
          ['Unit 2 My week', pepParts],
          ['Unit 3 What would you like?', pepParts],
          ['Unit 4 What can you do?', pepParts],
          ['Unit 5 There is a big bed', pepParts],
          ['Unit 6 In a nature park', pepParts],
        ],
      },
      {
        name: '五年级下册',
        edition: 2012,
        grade: 5,
        chapters: [
          ['Unit 1 My day', pepParts],
          ['Unit 2 My favourite season', pepParts],
          ['Unit 3 My school calendar', pepParts],
          ['Unit 4 When is the art show?', pepParts],
          ['Unit 5 Whose dog is it?', pepParts],
          ['Unit 6 Work quietly!', pepParts],
        ],
      },
      {
        name: '六年级上册',
        edition: 2012,
        grade: 6,
        chapters: [
          ['Unit 1 How can I get there?', pepParts],
          ['Unit 2 Ways to go to school', pepParts],
          ['Unit 3 My weekend plan', pepParts],
          ['Unit 4 I have a pen pal', pepParts],
          ['Unit 5 What does he do?', pepParts],
          ['Unit 6 How do you feel?', pepParts],
        ],
      },
      {
        name: '六年级下册',
        edition: 2012,
        grade: 6,
        chapters: [
          ['Unit 1 How tall are you?', pepParts],
          ['Unit 2 Last weekend', pepParts],
          ['Unit 3 Where did you go?', pepParts],
          ['Unit 4 Then and now', pepParts],
        ],
      },
    ],
  },
  {
    name: '译林版',
    books: [
      {
        name: '五年级上册',
        edition: 2012,
        grade: 5,
        chapters: [
          ['Unit 1 Goldilocks and the three bears', yilinParts],
          ['Unit 2 A new student', yilinParts],
          ['Unit 3 Our animal friends', yilinParts],
          ['Unit 4 Hobbies', yilinParts],
          ['Unit 5 What do they do?', yilinParts],
          ['Unit 6 My e-friend', yilinParts],
          ['Unit 7 At weekends', yilinParts],
          ['Unit 8 At Christmas', yilinParts],
        ],
      },
      {
        name: '五年级下册',
        edition: 2012,
        grade: 5,
        chapters: [
          ['Unit 1 Cinderella', yilinParts],
          ['Unit 2 How do you get there?', yilinParts],
          ['Unit 3 Asking the way', yilinParts],
          ['Unit 4 Seeing the doctor', yilinParts],
          ['Unit 5 Helping our parents', yilinParts],
          ['Unit 6 In the kitchen', yilinParts],
          ['Unit 7 Chinese festivals', yilinParts],
          ['Unit 8 Birthdays', yilinParts],
        ],
      },
      {
        name: '六年级上册',
        edition: 2012,
        grade: 6,
        chapters: [
          ["Unit 1 The king's new clothes", yilinParts],
          ['Unit 2 What a day!', yilinParts],
          ['Unit 3 Holiday fun', yilinParts],
          ['Unit 4 Then and now', yilinParts],
          ['Unit 5 Signs', yilinParts],
          ['Unit 6 Keep our city clean', yilinParts],
          ['Unit 7 Protect the Earth', yilinParts],
          ['Unit 8 Chinese New Year', yilinParts],
        ],
      },
      {
        name: '六年级下册',
        edition: 2012,
        grade: 6,
        chapters: [
          ['Unit 1 The lion and the mouse', yilinParts],
          ['Unit 2 Good habits', yilinParts],
          ['Unit 3 A healthy diet', yilinParts],
          ['Unit 4 Road safety', yilinParts],
          ['Unit 5 A party', yilinParts],
          ['Unit 6 An interesting country', yilinParts],
          ['Unit 7 Summer holiday plans', yilinParts],
          ['Unit 8 Our dreams', yilinParts],
        ],
      },
    ],
  },
]
