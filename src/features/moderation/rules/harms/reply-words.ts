/** The surface of rules that judge what a companion writes. */
export const REPLY = ['reply'] as const;

/** Talk that comforts, warns or urges help, in the same sentence. */
export const COMFORT = `
  please dont|stay|live|hold|call|tell|talk|promise
  hotline|helpline|lifeline|988|samaritans|counselor|emergency
  NEG . the? answer|solution|way
  dont|not|never . alone
  talk|speak|write|reach . to|with|out
  want|need|wanted|needed you . alive|safe|live|stay
  glad|happy|grateful|relieved . . . alive|survived|here|told|lived|stayed
  I|he|she|they|we used to
  LONG_AGO
  RECOVERY
  MAKE_BELIEVE
`;
