/** Stands for the built booking page: what it was given, as JSON. */
export const renderPage = (props) => JSON.stringify(props);
