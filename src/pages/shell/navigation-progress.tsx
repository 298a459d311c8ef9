import { useNavigation } from 'react-router';

/** A thin ember line at the top while the next page loads; fast navigations never show it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="navigation-progress" />;
}
