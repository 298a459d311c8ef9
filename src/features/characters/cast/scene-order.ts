/** What the illustrator draws for a built-in character's picture number `at` after the portrait, from 0. */
export const sceneOrder = <Person>(subject: Person, slug: string, prompt: string, at: number) => ({
  subject,
  person: slug,
  prompt,
  seed: `${slug}-${at}`,
  // The shape of a portrait.
  width: 720,
  height: 960,
});
