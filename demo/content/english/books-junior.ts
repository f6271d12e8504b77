import type { VersionContent } from '../types.ts'

const pepSections = ['Section A', 'Section B']

export const juniorVersions: readonly VersionContent[] = [
  {
    name: '人教版',
    books: [
      {
        name: '七年级上册',
        edition: 2024,
        grade: 7,
        chapters: [
          ['Starter Unit 1 Hello!', pepSections],
          ['Starter Unit 2 Keep Tidy!', pepSections],
          ['Starter Unit 3 Welcome!', pepSections],
          ['Unit 1 You and Me', pepSections],
          ["Unit 2 We're Family!", pepSections],
          ['Unit 3 My School', pepSections],
          ['Unit 4 My Favourite Subject', pepSections],
          ['Unit 5 Fun Clubs', pepSections],
          ['Unit 6 A Day in the Life', pepSections],
          ['Unit 7 Happy Birthday!', pepSections],
        ],
      },
      {
        name: '八年级上册',
        edition: 2012,
        grade: 8,
        chapters: [
          ['Unit 1 Where did you go on vacation?', pepSections],
          ['Unit 2 How often do you exercise?', pepSections],
          ["Unit 3 I'm more outgoing than my sister.", pepSections],
          ["Unit 4 What's the best movie theater?", pepSections],
          ['Unit 5 Do you want to watch a game show?', pepSections],
          ["Unit 6 I'm going to study computer science.", pepSections],
          ['Unit 7 Will people have robots?', pepSections],
          ['Unit 8 How do you make a banana milk shake?', pepSections],
          ['Unit 9 Can you come to my party?', pepSections],
          ["Unit 10 If you go to the party, you'll have a great time!", pepSections],
        ],
      },
      {
        name: '八年级下册',
        edition: 2012,
        grade: 8,
        chapters: [
          ["Unit 1 What's the matter?", pepSections],
          ["Unit 2 I'll help to clean up the city parks.", pepSections],
          ['Unit 3 Could you please clean your room?', pepSections],
          ["Unit 4 Why don't you talk to your parents?", pepSections],
          ['Unit 5 What were you doing when the rainstorm came?', pepSections],
          ['Unit 6 An old man tried to move the mountains.', pepSections],
          ["Unit 7 What's the highest mountain in the world?", pepSections],
          ['Unit 8 Have you read Treasure Island yet?', pepSections],
          ['Unit 9 Have you ever been to a museum?', pepSections],
          ["Unit 10 I've had this bike for three years.", pepSections],
        ],
      },
      {
        name: '九年级全一册',
        edition: 2012,
        grade: 9,
        chapters: [
          ['Unit 1 How can we become good learners?', pepSections],
          ['Unit 2 I think that mooncakes are delicious!', pepSections],
          ['Unit 3 Could you please tell me where the restrooms are?', pepSections],
          ['Unit 4 I used to be afraid of the dark.', pepSections],
          ['Unit 5 What are the shirts made of?', pepSections],
          ['Unit 6 When was it invented?', pepSections],
          ['Unit 7 Teenagers should be allowed to choose their own clothes.', pepSections],
          ['Unit 8 It must belong to Carla.', pepSections],
          ['Unit 9 I like music that I can dance to.', pepSections],
          ["Unit 10 You're supposed to shake hands.", pepSections],
          ['Unit 11 Sad movies make me cry.', pepSections],
          ['Unit 12 Life is full of the unexpected.', pepSections],
          ["Unit 13 We're trying to save the earth!", pepSections],
          ['Unit 14 I remember meeting all of you in Grade 7.', pepSections],
        ],
      },
    ],
  },
  {
    name: '外研社版',
    books: [
      {
        name: '八年级下册',
        edition: 2012,
        grade: 8,
        chapters: [
          [
            'Module 1 Feelings and impressions',
            [
              'Unit 1 It smells delicious.',
              'Unit 2 I feel nervous when I speak Chinese.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 2 Experiences',
            [
              "Unit 1 I've also entered lots of speaking competitions.",
              'Unit 2 They have seen the Pyramids.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 3 Journey to space',
            [
              'Unit 1 Has it arrived yet?',
              'Unit 2 We have not found life on any other planets yet.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 4 Seeing the doctor',
            [
              "Unit 1 I haven't done much exercise since I got my computer.",
              'Unit 2 We have played football for a year now.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 5 Cartoons',
            [
              "Unit 1 It's time to watch a cartoon.",
              'Unit 2 Tintin has been popular for over eighty years.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 6 Hobbies',
            [
              'Unit 1 Do you collect anything?',
              'Unit 2 Hobbies can make you grow as a person.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 7 Summer in Los Angeles',
            [
              'Unit 1 Please write to me and send me some photos!',
              'Unit 2 Fill out our form and come to learn English in Los Angeles!',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 8 Time off',
            [
              "Unit 1 I can hardly believe we're in the city centre.",
              'Unit 2 We thought somebody was moving about.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 9 Friendship',
            [
              "Unit 1 Could I ask if you've mentioned this to her?",
              'Unit 2 I believe that the world is what you think it is.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 10 On the radio',
            [
              'Unit 1 I hope that you can join us one day.',
              'Unit 2 It seemed that they were speaking to me in person.',
              'Unit 3 Language in use',
            ],
          ],
        ],
      },
      {
        name: '九年级上册',
        edition: 2012,
        grade: 9,
        chapters: [
          [
            'Module 1 Wonders of the world',
            [
              "Unit 1 It's more than 2,000 years old.",
              'Unit 2 The Grand Canyon was not just big.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 2 Public holidays',
            [
              'Unit 1 My family always go somewhere interesting as soon as the holiday begins.',
              'Unit 2 We have celebrated the festival since the first pioneers arrived in America.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 3 Heroes',
            [
              'Unit 1 She trained hard, so she became a great player later.',
              'Unit 2 There were few doctors, so he had to work very hard on his own.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 4 Home alone',
            [
              "Unit 1 I can look after myself, although it won't be easy for me.",
              'Unit 2 I became so bored with their orders that I wished they would leave me alone.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 5 Museums',
            [
              "Unit 1 Don't cross that rope!",
              'Unit 2 If you ever go to London, make sure you visit the Science Museum.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 6 Problems',
            [
              "Unit 1 If I start after dinner, I'll finish it before I go to bed.",
              'Unit 2 If you tell him the truth now, you will show that you are honest.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 7 Great books',
            [
              "Unit 1 We're still influenced by Confucius's ideas.",
              'Unit 2 It is still read and loved.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 8 Sports life',
            [
              "Unit 1 Daming wasn't chosen for the team last time.",
              'Unit 2 He was invited to competitions around the world.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 9 Great inventions',
            [
              'Unit 1 Will computers be used more than books in the future?',
              'Unit 2 Will books be replaced by the Internet?',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 10 Australia',
            [
              'Unit 1 I have some photos that I took in Australia last year.',
              'Unit 2 The game that they like most is Australian football.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 11 Photos',
            [
              "Unit 1 He's the boy who won the photo competition last year!",
              'Unit 2 The photo which we liked best was taken by Zhao Min.',
              'Unit 3 Language in use',
            ],
          ],
          [
            'Module 12 Save our world',
            [
              'Unit 1 If everyone starts to do something, the world will be saved.',
              'Unit 2 Repeat these three words daily: reduce, reuse and recycle.',
              'Unit 3 Language in use',
            ],
          ],
        ],
      },
    ],
  },
]
