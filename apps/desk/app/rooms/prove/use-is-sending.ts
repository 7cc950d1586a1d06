import { useEffect, useState } from 'react';

/**
 * Whether a form that is sent as a document is on its way. A second press would break the first off, whose answer holds
 * the new token of the session. A page that the browser shows again has sent nothing.
 */
export function useIsSending() {
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    const begin = () => setIsSending(false);
    window.addEventListener('pageshow', begin);
    return () => window.removeEventListener('pageshow', begin);
  }, []);
  return { isSending, onSubmit: () => setIsSending(true) };
}
